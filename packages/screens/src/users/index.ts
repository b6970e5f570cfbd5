export { DeleteUser } from './delete-user.tsx';
export { useOwnRegistrations } from './use-own-registrations.ts';
export { useUsers } from './use-users.ts';
export { UsersAdmin } from './users-admin.tsx';
