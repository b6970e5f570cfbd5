export { CreateUserPanel, type CreateUserPanelProps } from './create-user-panel.tsx';
export { CreateUserToggle, type CreateUserToggleProps } from './create-user-toggle.tsx';
