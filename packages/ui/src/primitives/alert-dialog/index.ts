export { AlertDialog, type AlertDialogProps, alertDialogTones } from './alert-dialog.tsx';
