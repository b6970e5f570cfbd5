export { ConfirmationDialog } from './confirmation-dialog.tsx';
export { type ConfirmationStore, createConfirmationStore } from './confirmation-store.ts';
