export { ReplaceAccountDialog, type ReplaceAccountDialogProps } from './replace-account-dialog.tsx';
