/** Longest wait for an event that may never come, as in browsers that report no paints. */
export const TIMEOUT_MS = 4000;

/** Calls back once the page is parsed. */
export function whenParsed(document: Document, callback: () => void): void {
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', callback, { once: true });
  else callback();
}

/** Calls back once what the page itself names is loaded, module scripts and pictures among it. */
export function whenLoaded(window: Window, callback: () => void): void {
  if (window.document.readyState === 'complete') callback();
  else window.addEventListener('load', callback, { once: true });
}

/** Calls back after the first contentful paint, which is later than the frame that was rendered for it. */
export function whenShown(callback: () => void): void {
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    callback();
  });
  observer.observe({ type: 'paint', buffered: true });
}

/** Calls back when the browser is idle; Safari lacks `requestIdleCallback`. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
  else setTimeout(callback);
}

/**
 * Runs after first paint and load, pictures included. A script that loads earlier competes with them for bandwidth, and
 * a phone shows the page half a second later.
 */
export function afterPaint(work: () => void): void {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    work();
  };
  const shown = () => whenShown(() => whenIdle(run));
  whenLoaded(window, shown);
  setTimeout(run, TIMEOUT_MS);
}
