import heading from '@ministerio/ui/fonts/bricolage-grotesque.woff2?url';
import text from '@ministerio/ui/fonts/figtree.woff2?url';
import { PATIENCE_MS, whenShown } from './when-shown.ts';

/** Whether this browser has a file from an earlier visit. @param address - of one that this page has loaded. */
function isKept(address: string): boolean {
  const loads = performance.getEntriesByName(address, 'resource') as PerformanceResourceTiming[];
  return loads.some(({ transferSize }) => transferSize === 0);
}

/** The fonts of `web-fonts.css`, by the same names and weights. */
export const webFonts = [
  { family: 'Figtree Variable', url: text, weight: '400 700' },
  { family: 'Bricolage Grotesque Variable', url: heading, weight: '700' },
] as const;

/** Loads both fonts, then shows them together: the page is laid out once, and no style is worked out anew. */
async function wear(fonts: FontFaceSet): Promise<void> {
  const faces = webFonts.map(({ family, url, weight }) => new FontFace(family, `url("${url}")`, { weight }));
  const loads = await Promise.allSettled(faces.map((face) => face.load()));
  // One that could not be loaded leaves the words in the system's font, which has its measures.
  for (const load of loads) if (load.status === 'fulfilled') fonts.add(load.value);
}

/**
 * Puts on the web fonts of a page that says `data-fonts="later"`: after its first paint, or at once where the browser
 * has kept them, so that nobody sees the letters change on every page.
 * @param script - address of the page's first script: where the browser has kept that, the fonts came with it.
 */
export function wearFonts({ documentElement, fonts }: Document, script: string): void {
  const wearOnce = () => {
    if (documentElement.dataset.fonts !== 'later') return;
    delete documentElement.dataset.fonts;
    void wear(fonts);
  };
  if (isKept(script)) {
    wearOnce();
    return;
  }
  whenShown(wearOnce);
  setTimeout(wearOnce, PATIENCE_MS);
}
