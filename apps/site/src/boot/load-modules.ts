import { whenIdle } from './when-idle.ts';
import { TIMEOUT_MS, whenShown } from './when-shown.ts';

/**
 * Creates a function that loads a page's modules once.
 * @param modules - their addresses, the entry first.
 */
export function loader([entry, ...parts]: readonly string[]): () => void {
  let hasStarted = false;
  return () => {
    if (hasStarted || !entry) return;
    hasStarted = true;
    for (const part of parts) {
      const preload = document.createElement('link');
      preload.rel = 'modulepreload';
      preload.href = part;
      document.head.append(preload);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.src = entry;
    document.head.append(script);
  };
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
  window.addEventListener('load', () => whenShown(() => whenIdle(run)), { once: true });
  setTimeout(run, TIMEOUT_MS);
}
