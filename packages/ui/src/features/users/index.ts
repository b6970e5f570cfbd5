export { DeleteUser, type DeleteUserProps } from './delete-user.tsx';
export { useOwnRegistrations } from './use-own-registrations.ts';
export { useUsers } from './use-users.ts';
export { UsersAdmin } from './users-admin.tsx';
export {
  DeleteUserDialog,
  type DeleteUserDialogProps,
} from './view/delete-user-dialog/delete-user-dialog.tsx';
export { UsersTable, type UsersTableProps } from './view/users-table/users-table.tsx';
