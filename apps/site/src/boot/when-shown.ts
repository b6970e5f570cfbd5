/** What never comes, or a browser that does not tell of paints, must not keep the page from what follows. */
export const PATIENCE_MS = 4000;

/** Calls back when the screen shows something of the page, which is later than the frame that was drawn for it. */
export function whenShown(callback: () => void): void {
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    callback();
  });
  observer.observe({ type: 'paint', buffered: true });
}
