export { type CreatedAt, readCreatedAt } from './created-at.ts';
export { DeleteMessageDialog, type DeleteMessageDialogProps } from './delete-message-dialog.tsx';
export { type MessageHandling, MessagesTable, type MessagesTableProps } from './messages-table.tsx';
