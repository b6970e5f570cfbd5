export { ChangePassword, type ChangePasswordProps } from './change-password.tsx';
export { ChangePasswordForm, type ChangePasswordFormProps } from './view/change-password-form.tsx';
export type { ChangePasswordValues } from './view/change-password-rules.ts';
