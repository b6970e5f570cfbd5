import { whenIdle } from './when-idle.ts';
import { PATIENCE_MS, whenShown } from './when-shown.ts';

/**
 * Makes the browser fetch and run a page's modules.
 * @param modules - their addresses, the entry first.
 * @returns does it; a second call does nothing.
 */
export function loader([entry, ...parts]: readonly string[]): () => void {
  let asked = false;
  return () => {
    if (asked || !entry) return;
    asked = true;
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
 * Runs `work` once the page stands as it was sent: its pictures are there and on the screen. A script that comes
 * earlier shares the line with them, and a phone shows the page half a second later.
 */
export function afterPaint(work: () => void): void {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    work();
  };
  window.addEventListener('load', () => whenShown(() => whenIdle(run)), { once: true });
  setTimeout(run, PATIENCE_MS);
}
