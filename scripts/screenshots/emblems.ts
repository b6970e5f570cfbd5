import type { Browser } from 'playwright';
import { emblemNames, palette } from '../../packages/content/src/index.ts';
import { drawEmblem, type EmblemOptions } from '../../packages/ui/src/rosette/emblem/draw-emblem.ts';
import { emblems } from '../../packages/ui/src/rosette/emblem/emblems.ts';
import { newPage } from './pages.ts';
import { save } from './save.ts';

const sheet = { width: 1440, height: 900 } as const;

const picture = (name: (typeof emblemNames)[number], size: EmblemOptions['size']) =>
  `<img alt="" class="${size}" src="data:image/svg+xml,${encodeURIComponent(drawEmblem(emblems[name], { palette, size }))}">`;

/** Every emblem, its panel and the avatar of 40 px, on the ground of a theme. */
function emblemPage(ground: string, text: string): string {
  const items = emblemNames.map(
    (name) => `<li>${picture(name, 'panel')}<p>${picture(name, 'avatar')}${name}</p></li>`,
  );
  return `<!doctype html><html lang="es"><meta charset="utf-8"><title>Emblemas</title><style>
body { margin: 0; background: ${ground}; color: ${text}; font: 500 17px system-ui, sans-serif }
ul { display: grid; grid-template-columns: repeat(5, 1fr); gap: 28px 24px; margin: 0; padding: 32px; list-style: none }
p { display: flex; gap: 12px; align-items: center; margin: 10px 0 0 }
.panel { display: block; width: 100%; border-radius: 16px }
.avatar { width: 40px; height: 40px; border-radius: 50% }
</style><ul>${items.join('')}</ul></html>`;
}

/** The sheet of all emblems, light and dark. */
export async function takeEmblems(browser: Browser): Promise<void> {
  for (const [theme, ground, text] of [
    ['claro', palette.papel, palette.tinta],
    ['oscuro', palette.noche, palette.papel],
  ] as const) {
    const page = await newPage(browser, { viewport: sheet });
    await page.setContent(emblemPage(ground, text), { waitUntil: 'load' });
    await save(page, `emblemas-${theme}`, { whole: true, width: 960 });
    await page.context().close();
  }
}
