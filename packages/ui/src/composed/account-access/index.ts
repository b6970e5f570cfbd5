export { AccountAccess, type AccountAccessProps } from './account-access.tsx';
export { ConfirmAccessDialog, type ConfirmAccessDialogProps } from './confirm-access-dialog.tsx';
export { OneTimePasswordDialog, type OneTimePasswordDialogProps } from './one-time-password-dialog.tsx';
