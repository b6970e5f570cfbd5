export { MessagesScreen } from './messages-screen.tsx';
export { useUnreadMessages } from './use-unread-messages.ts';
