export { ReasonDialog } from './reason-dialog.tsx';
export { createReasonStore, type ReasonStore } from './reason-store.ts';
