export { UserListScreen } from './user-list-screen.tsx';
export { fullNameOf } from './view/full-name.ts';
export { UserList, type UserListProps } from './view/user-list.tsx';
