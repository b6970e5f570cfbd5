export { ChangePassword, type ChangePasswordProps } from './change-password.tsx';
