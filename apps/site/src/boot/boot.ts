/**
 * The only script of a page's head: small, external (the policy allows no inline script), and run as soon as it is here,
 * which is before the page is read to its end. The page's modules come after the first paint; where the visitor saves
 * data, with the first press that needs them.
 */
import { showWhenNear } from '@ministerio/ui/composed/picture/near-view';
import { layOutAll } from '../loading/lay-out-all.ts';
import { keepEarlyPress } from './early-press.ts';
import { wearFonts } from './fonts.ts';
import { afterPaint, loader } from './load-modules.ts';
import { registerWorker } from './register-worker.ts';
import { savesData } from './saves-data.ts';
import { seeksPlace } from './sought-place.ts';
import { wearTheme } from './theme.ts';
import { whenParsed } from './when-parsed.ts';

wearTheme(document);
if (seeksPlace(window)) layOutAll(document);
// What the page is read without is left away for whoever saves data: both fonts are as heavy as the page itself.
const isSaving = savesData(window);
const script = document.currentScript as HTMLScriptElement | null;
if (!isSaving) wearFonts(document, script?.src ?? '');
const { modules = '', worker } = script?.dataset ?? {};
if (modules) {
  const load = loader(modules.split(' '));
  keepEarlyPress(load);
  if (isSaving) document.documentElement.dataset.saveData = '';
  else afterPaint(load);
}
registerWorker(worker);
whenParsed(document, () => {
  const lazy = document.querySelectorAll<HTMLImageElement>('picture > img[loading=lazy]');
  for (const image of lazy) showWhenNear(image);
});
