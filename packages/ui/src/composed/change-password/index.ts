export { ChangePasswordForm, type ChangePasswordFormProps } from './change-password-form.tsx';
export type { ChangePasswordValues } from './change-password-rules.ts';
