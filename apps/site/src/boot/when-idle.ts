/** Calls back when the browser has nothing to do, what it had to draw is drawn; Safari does not tell. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
  else setTimeout(callback);
}
