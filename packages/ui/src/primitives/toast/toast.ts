import { toast as sonner } from 'sonner';

/** Options of one toast. */
export interface ToastOptions {
  /** How long it stays, in milliseconds; by default that of the Toaster. */
  durationMs?: number | undefined;
  /** One action, such as 'Deshacer', which also closes the toast. */
  action?: { label: string; onClick: () => void } | undefined;
}

function toSonnerOptions({ durationMs, action }: ToastOptions) {
  return {
    ...(durationMs === undefined ? {} : { duration: durationMs }),
    ...(action === undefined ? {} : { action }),
  };
}

/** Short announced messages in the corner; they need a `Toaster` on the page. Each stays while hovered or focused. */
export const toast = {
  /** A success. */
  success(text: string, options: ToastOptions = {}): void {
    sonner.success(text, toSonnerOptions(options));
  },
  /** A failure. */
  error(text: string, options: ToastOptions = {}): void {
    sonner.error(text, toSonnerOptions(options));
  },
  /** An information. */
  info(text: string, options: ToastOptions = {}): void {
    sonner.info(text, toSonnerOptions(options));
  },
  /** Closes every toast, as after signing out. */
  dismissAll(): void {
    sonner.dismiss();
  },
};
