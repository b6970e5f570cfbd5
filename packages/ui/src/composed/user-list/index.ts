export { fullNameOf } from './full-name.ts';
export { UserList, type UserListProps } from './user-list.tsx';
