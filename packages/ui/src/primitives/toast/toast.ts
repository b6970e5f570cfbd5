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

/** Shows a toast of one tone. */
const show =
  (tone: 'success' | 'error' | 'info') =>
  (text: string, { durationMs, action, silent }: ToastOptions = {}): void => {
    sonner[tone](silent ? createElement('span', { 'aria-hidden': true }, text) : text, {
      // The list of toasts is a live region: the name of the button would be said, without the text.
      ...(silent ? { closeButton: false } : {}),
      ...(durationMs === undefined ? {} : { duration: durationMs }),
      ...(action === undefined ? {} : { action }),
    });
  };

/** Short announced messages in the corner; they need a `Toaster` on the page. Each stays while hovered or focused. */
export const toast = {
  /** A success. */
  success: show('success'),
  /** A failure. */
  error: show('error'),
  /** An information. */
  info: show('info'),
  /** Closes every toast, as after signing out. */
  dismissAll(): void {
    sonner.dismiss();
  },
};
