/** Events of the widgets, with the `detail` of each. */
export interface WidgetEvents {
  /** The first render is done. */
  'ministerio-ready': { readonly version: string };
  /** Something is wrong with an attribute or with the element's content; the widget goes on without it. */
  'ministerio-error': { readonly message: string; readonly attribute?: string };
  /** The panel of the FAQ opened or closed. */
  'ministerio-toggle': { readonly open: boolean };
  /** Someone pressed play. */
  'ministerio-play': { readonly id: string; readonly title: string };
}

/**
 * Dispatches an event that bubbles and leaves every shadow root. An error is also dispatched as a plain `error` that
 * does not bubble, like an image's: at the window it would look like an error of the page.
 */
export function dispatch<Name extends keyof WidgetEvents>(
  element: HTMLElement,
  name: Name,
  detail: WidgetEvents[Name],
): void {
  element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  if (name === 'ministerio-error') element.dispatchEvent(new CustomEvent('error', { detail }));
}
