export { UserListScreen } from './user-list-screen.tsx';
