import { mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';

/** Where the pictures are kept. */
const FOLDER = 'docs/screenshots';

const QUALITY = 32;
const STEP_PX = 600;
const PAUSE_MS = 60;
/** Ground around a part of a screen. */
const MARGIN_PX = 20;

/**
 * Goes down a page and back up, so that everything that waits until it is near has come. A picture of the whole page
 * shows nothing of what is not laid out.
 */
export async function seeWhole(page: Page): Promise<void> {
  await page.evaluate(() => delete document.documentElement.dataset.layout);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y <= height; y += STEP_PX) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForTimeout(PAUSE_MS);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(PAUSE_MS * 5);
}

/**
 * Takes a picture and keeps it small.
 * @param name - without ending; may begin with a folder.
 * @param options - `width` is how wide it is kept, in pixels; `whole` takes the page from top to bottom, `part` only
 * that element with a little ground around it.
 */
export async function save(
  page: Page,
  name: string,
  { whole = false, part, width }: { whole?: boolean; part?: Locator; width: number },
): Promise<void> {
  const clip = part && (await around(page, part));
  const shot = await page.screenshot({ animations: 'disabled', ...(clip ? { clip } : { fullPage: whole }) });
  const file = join(FOLDER, `${name}.webp`);
  mkdirSync(dirname(file), { recursive: true });
  await sharp(shot)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(file);
  console.log(`${name}  ${(statSync(file).size / 1024).toFixed(0)} KB`);
}

/** The element's place on the screen with its margin, within the screen. */
async function around(page: Page, part: Locator) {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  const screen = page.viewportSize();
  if (!box || !screen) throw new Error('screenshots: there is nothing to take a picture of.');
  const x = Math.max(0, box.x - MARGIN_PX);
  const y = Math.max(0, box.y - MARGIN_PX);
  return {
    x,
    y,
    width: Math.min(screen.width, box.x + box.width + MARGIN_PX) - x,
    height: Math.min(screen.height, box.y + box.height + MARGIN_PX) - y,
  };
}
