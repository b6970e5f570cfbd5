import type { Browser } from 'playwright';
import { save, seeWhole } from './save.ts';

const pages = {
  inicio: '/Inicio',
  ministerios: '/ministerios',
  cfa: '/red_joven',
  estudios: '/noticias',
  'como-llegar': '/Contactanos',
  privacidad: '/privacidad',
  'proteccion-de-menores': '/proteccion-de-menores',
  'no-existe': '/esta-pagina-no-existe',
} as const;

/** Widths of a phone, a tablet and a desk, and how wide each picture is kept. */
const widths = [
  { width: 360, height: 740, kept: 320 },
  { width: 768, height: 1024, kept: 400 },
  { width: 1440, height: 900, kept: 640 },
] as const;

/** Every public page at three widths, light and dark. */
export async function takePublicPages(browser: Browser, baseURL: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const { width, height, kept } of widths) {
      const context = await browser.newContext({
        baseURL,
        viewport: { width, height },
        colorScheme,
        reducedMotion: 'reduce',
        locale: 'es-BO',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await seeWhole(page);
        await save(page, `${name}-${width}-${colorScheme === 'light' ? 'claro' : 'oscuro'}`, {
          whole: true,
          width: kept,
        });
      }
      await context.close();
    }
  }
}
