export { UserListScreen } from './user-list-screen.tsx';
export { UserList, type UserListProps } from './view/user-list.tsx';
