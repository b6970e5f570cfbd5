export { Dialog, type DialogProps } from './dialog.tsx';
export { dialogSizes, ModalFrame, type ModalFrameProps } from './modal-frame.tsx';
