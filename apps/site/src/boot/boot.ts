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
if (islands) {
  const start = loadIslands(document, islands.split(' '));
  if (!isReduced) afterPaint(() => whenParsed(document, start));
}
registerWorker(worker);
// A form of this method goes nowhere: `early-input.ts` sends it once its screen is there.
document.addEventListener('submit', ({ target }) => {
  if (!(target instanceof HTMLFormElement) || target.method !== 'dialog') return;
  target.dataset.pressed = '';
  // What is typed behind it would be sent with it: another number.
  for (const field of target.querySelectorAll('input')) field.readOnly = field.value !== '';
});
// Who goes on to type presses again: half a number is nobody's, or somebody else's.
document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement) target.form?.removeAttribute('data-pressed');
});
// A button that sends nothing, such as that of the menu, is pressed again by it: the last one.
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || document.querySelector('[data-opening]') === null) return;
  const button = target.closest<HTMLButtonElement>('button[type=button]');
  if (button === null) return;
  document.querySelector('button[data-pressed]')?.removeAttribute('data-pressed');
  button.dataset.pressed = '';
});
whenParsed(document, () => {
  followHash(window);
  const lazy = document.querySelectorAll<HTMLImageElement>('picture > img[loading=lazy]');
  for (const image of lazy) showWhenNear(image);
});
