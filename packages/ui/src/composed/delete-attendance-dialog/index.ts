export { DeleteAttendanceDialog, type DeleteAttendanceDialogProps } from './delete-attendance-dialog.tsx';
