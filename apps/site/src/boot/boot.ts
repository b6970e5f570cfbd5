/**
 * The only script in a page's head: small, external (the policy allows no inline script), and run as soon as it arrives,
 * before the page is parsed. The page's modules load after the first paint, or under Save-Data on the first press that
 * needs them.
 */
import { showWhenNear } from '@ministerio/ui/composed/picture/near-view';
import { disableContentVisibility } from '../loading/content-visibility.ts';
import { replayEarlyClick } from './early-click.ts';
import { loadFonts } from './fonts.ts';
import { afterPaint, loader } from './load-modules.ts';
import { prefersReducedData } from './prefers-reduced-data.ts';
import { registerWorker } from './register-worker.ts';
import { applyTheme } from './theme.ts';
import { whenParsed } from './when-parsed.ts';

/**
 * Whether the browser is about to scroll: to the element of the hash, or to the former position after going back or
 * reloading.
 */
function restoresScroll({ location, performance }: Window): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return location.hash !== '' || (visit !== undefined && visit.type !== 'navigate');
}

applyTheme(document);
if (restoresScroll(window)) disableContentVisibility(document);
// Skip optional downloads under Save-Data: both fonts weigh as much as the page itself.
const isReduced = prefersReducedData(window);
const script = document.currentScript as HTMLScriptElement | null;
if (!isReduced) loadFonts(document, script?.src ?? '');
const { modules = '', worker } = script?.dataset ?? {};
if (modules) {
  const load = loader(modules.split(' '));
  replayEarlyClick(load);
  if (isReduced) document.documentElement.dataset.saveData = '';
  else afterPaint(load);
}
registerWorker(worker);
whenParsed(document, () => {
  const lazy = document.querySelectorAll<HTMLImageElement>('picture > img[loading=lazy]');
  for (const image of lazy) showWhenNear(image);
});
