export { ReasonDialog } from './reason-dialog.tsx';
export { createReasonStore } from './reason-store.ts';
