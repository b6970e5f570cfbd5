export { ImportMembersScreen } from './import-members-screen.tsx';
