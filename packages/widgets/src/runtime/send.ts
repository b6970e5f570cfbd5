import type { WidgetEvents } from './events.ts';

/**
 * Sends an event from an element: it bubbles and leaves every shadow root. Errors are also sent as a plain `error`
 * that does not bubble, as an image's is: one that reached the window would look like an error of the page.
 */
export function send<Name extends keyof WidgetEvents>(
  element: HTMLElement,
  name: Name,
  detail: WidgetEvents[Name],
): void {
  element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  if (name === 'ministerio-error') element.dispatchEvent(new CustomEvent('error', { detail }));
}
