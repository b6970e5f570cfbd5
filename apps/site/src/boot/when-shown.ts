/** Longest wait for an event that may never come, as in browsers that report no paints. */
export const TIMEOUT_MS = 4000;

/** Calls back after the first contentful paint, which is later than the frame that was rendered for it. */
export function whenShown(callback: () => void): void {
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    callback();
  });
  observer.observe({ type: 'paint', buffered: true });
}
