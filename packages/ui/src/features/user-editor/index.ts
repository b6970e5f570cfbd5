export { UserEditorScreen, type UserEditorScreenProps } from './user-editor-screen.tsx';
