export { DeleteUser, type DeleteUserProps } from './delete-user.tsx';
