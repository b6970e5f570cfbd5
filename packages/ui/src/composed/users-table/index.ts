export { UsersTable, type UsersTableProps } from './users-table.tsx';
