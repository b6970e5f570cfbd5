/** Calls back when the browser is idle; Safari lacks `requestIdleCallback`. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
  else setTimeout(callback);
}
