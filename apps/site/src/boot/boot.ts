/**
 * The only script in a page's head: small, external (the policy allows no inline script), and run as soon as it arrives,
 * before the page is parsed. Islands load after the first paint, or under Save-Data on the first press that needs them
 * (docs/adr/0019).
 */
import { showWhenNear } from '@ministerio/ui/composed/picture/near-view';
import { followHash, visitType } from './follow-hash.ts';
import { loadFonts } from './fonts.ts';
import { loadIslands } from './load-islands.ts';
import { afterPaint, whenParsed } from './moments.ts';
import { prefersReducedData } from './prefers-reduced-data.ts';
import { registerWorker } from './register-worker.ts';
import { applyTheme } from './theme.ts';

/** Whether the visitor was on this site before this page: then its bars need not slide in again. */
function continuesVisit(window: Window): boolean {
  const { document, location } = window;
  return visitType(window) !== 'navigate' || document.referrer.startsWith(`${location.origin}/`);
}

applyTheme(document);
if (continuesVisit(window)) document.documentElement.dataset.visit = 'continued';
// Skip optional downloads under Save-Data: both fonts weigh as much as the page itself.
const isReduced = prefersReducedData(window);
const script = document.querySelector<HTMLScriptElement>('script[async]');
const { islands, worker } = script?.dataset ?? {};
if (!isReduced) loadFonts(document, script?.src ?? '', islands ? 'paint' : 'load');
const start = loadIslands(document, islands?.split(' ') ?? []);
if (!isReduced) afterPaint(() => whenParsed(document, start));
registerWorker(worker);
whenParsed(document, () => {
  followHash(window);
  const lazy = document.querySelectorAll<HTMLImageElement>('picture > img[loading=lazy]');
  for (const image of lazy) showWhenNear(image);
});
