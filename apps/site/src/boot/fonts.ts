import { PATIENCE_MS, whenShown } from './when-shown.ts';

/** Whether this browser has the page's styles from an earlier visit; the fonts came with them then. */
function keptStyles(): boolean {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return loaded.some(({ name, transferSize }) => name.endsWith('.css') && transferSize === 0);
}

/**
 * Puts on the web fonts, which a page that says `data-fonts="later"` is painted without: after its first paint, or at
 * once where the browser has kept them, so that nobody sees the letters change on every page.
 */
export function wearFonts({ documentElement }: Document): void {
  const wear = () => {
    delete documentElement.dataset.fonts;
  };
  if (keptStyles()) {
    wear();
    return;
  }
  whenShown(wear);
  setTimeout(wear, PATIENCE_MS);
}
