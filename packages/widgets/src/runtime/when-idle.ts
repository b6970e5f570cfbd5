/** What is in view comes first, its pictures too: on a slow phone two frames of it take 0.3 s. */
const REST_MS = 1000;
/** How long a busy page may keep it waiting then. */
const PATIENCE_MS = 1000;

/**
 * Calls back once, when what is in view had its time and the browser has nothing to do; Safari does not tell.
 * @returns stops waiting.
 */
export function whenIdle(start: () => void): () => void {
  let handle = 0;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) handle = requestIdleCallback(start, { timeout: PATIENCE_MS });
    else start();
  }, REST_MS);
  return () => {
    clearTimeout(timer);
    if (handle) cancelIdleCallback(handle);
  };
}
