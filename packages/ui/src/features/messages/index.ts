export { MessagesScreen } from './messages-screen.tsx';
export { useUnreadMessages } from './use-unread-messages.ts';
export { type CreatedAt, readCreatedAt } from './view/created-at.ts';
export { DeleteMessageDialog, type DeleteMessageDialogProps } from './view/delete-message-dialog.tsx';
export { type MessageHandling, MessagesTable, type MessagesTableProps } from './view/messages-table.tsx';
