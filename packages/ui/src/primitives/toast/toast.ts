import { createElement } from 'react';
import { toast as sonner } from 'sonner';

/** Options of one toast. */
export interface ToastOptions {
  /** How long it stays, in milliseconds; by default that of the Toaster. */
  durationMs?: number | undefined;
  /** One action, such as 'Deshacer', which also closes the toast. */
  action?: { label: string; onClick: () => void } | undefined;
  /** For a toast that repeats what a live region of the page says: screen readers skip it. @default false */
  silent?: boolean | undefined;
}

function toSonnerOptions({ durationMs, action, silent }: ToastOptions) {
  return {
    // The list of toasts is a live region: the name of the button would be said, without the text.
    ...(silent ? { closeButton: false } : {}),
    ...(durationMs === undefined ? {} : { duration: durationMs }),
    ...(action === undefined ? {} : { action }),
  };
}

function titleOf(text: string, { silent }: ToastOptions) {
  return silent ? createElement('span', { 'aria-hidden': true }, text) : text;
}

/** Short announced messages in the corner; they need a `Toaster` on the page. Each stays while hovered or focused. */
export const toast = {
  /** A success. */
  success(text: string, options: ToastOptions = {}): void {
    sonner.success(titleOf(text, options), toSonnerOptions(options));
  },
  /** A failure. */
  error(text: string, options: ToastOptions = {}): void {
    sonner.error(titleOf(text, options), toSonnerOptions(options));
  },
  /** An information. */
  info(text: string, options: ToastOptions = {}): void {
    sonner.info(titleOf(text, options), toSonnerOptions(options));
  },
  /** Closes every toast, as after signing out. */
  dismissAll(): void {
    sonner.dismiss();
  },
};
