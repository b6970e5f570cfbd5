export { ConfirmationDialog } from './confirmation-dialog.tsx';
export { createConfirmationStore } from './confirmation-store.ts';
