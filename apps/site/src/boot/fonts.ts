import heading from '@ministerio/ui/fonts/bricolage-grotesque.woff2?url';
import text from '@ministerio/ui/fonts/figtree.woff2?url';
import { TIMEOUT_MS, whenLoaded, whenShown } from './moments.ts';

/**
 * Whether a file came from the browser's cache.
 * @param address - of a file that this page loaded.
 */
function isCached(address: string): boolean {
  const loads = performance.getEntriesByName(address, 'resource') as PerformanceResourceTiming[];
  return loads.some(({ transferSize }) => transferSize === 0);
}

/** The fonts of `web-fonts.css`, with the same names and weights. */
export const webFonts = [
  { family: 'Figtree Variable', url: text, weight: '400 700' },
  { family: 'Bricolage Grotesque Variable', url: heading, weight: '700' },
] as const;

/** Loads both fonts, then adds them together: one layout, one style calculation. */
async function addFonts(fonts: FontFaceSet): Promise<void> {
  const faces = webFonts.map(({ family, url, weight }) => new FontFace(family, `url("${url}")`, { weight }));
  const loads = await Promise.allSettled(faces.map((face) => face.load()));
  // Where one fails, text stays in the system's font, which has the same metrics.
  for (const load of loads) if (load.status === 'fulfilled') fonts.add(load.value);
}

/**
 * Loads the web fonts of a page with `data-fonts="later"`, or at once where they are cached, so that the letters do not
 * change on every page.
 * @param script - address of the page's first script: if that is cached, so are the fonts.
 * @param after - `paint`: after the first one; `load`: once the page's scripts have run too, where nobody can do
 *   anything without them.
 */
export function loadFonts(
  { documentElement, fonts }: Document,
  script: string,
  after: 'paint' | 'load',
): void {
  const loadOnce = () => {
    if (documentElement.dataset.fonts !== 'later') return;
    delete documentElement.dataset.fonts;
    void addFonts(fonts);
  };
  if (isCached(script)) {
    loadOnce();
    return;
  }
  if (after === 'load') {
    whenLoaded(window, loadOnce);
    return;
  }
  whenShown(loadOnce);
  setTimeout(loadOnce, TIMEOUT_MS);
}
