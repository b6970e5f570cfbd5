import { toast as sonner } from 'sonner';

/** Choices of one toast. */
export interface ToastOptions {
  /** How long it stays, in milliseconds; by default what the Toaster says. */
  durationMs?: number | undefined;
  /** One thing that can be done about it, such as 'Deshacer'. The toast goes once it was chosen. */
  action?: { label: string; onClick: () => void } | undefined;
}

function choices({ durationMs, action }: ToastOptions) {
  return {
    ...(durationMs === undefined ? {} : { duration: durationMs }),
    ...(action === undefined ? {} : { action }),
  };
}

/** Short messages in the corner, read aloud; they need a `Toaster` on the page. Each waits while hovered or focused. */
export const toast = {
  /** Something was done. */
  success(text: string, options: ToastOptions = {}): void {
    sonner.success(text, choices(options));
  },
  /** Something was not done. */
  error(text: string, options: ToastOptions = {}): void {
    sonner.error(text, choices(options));
  },
  /** Something to know. */
  info(text: string, options: ToastOptions = {}): void {
    sonner.info(text, choices(options));
  },
  /** Takes every toast away, as after signing out. */
  dismissAll(): void {
    sonner.dismiss();
  },
};
