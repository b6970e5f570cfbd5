export { type ToastOptions, toast } from './toast.ts';
export { Toaster, type ToasterProps } from './toaster.tsx';
