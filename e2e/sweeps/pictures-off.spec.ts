import { seo } from '@ministerio/content';
import type { Page } from '@playwright/test';
import { layoutFaults } from '../support/layout-faults.ts';
import { expect, test } from '../support/test.ts';
import { contrastOfTexts } from '../support/text-contrast.ts';

test.use({
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
  // It would bring pictures that it has kept.
  serviceWorkers: 'block',
});

/** The words that a page shows, the boxes of its pictures, and how far its end is away. */
const readPage = async (page: Page) => ({
  words: await page.locator('body').allInnerTexts(),
  ...(await page.evaluate(() => ({
    boxes: [...document.images].map((image) => {
      const { offsetWidth, offsetHeight } = image.closest('picture') ?? image;
      return `${offsetWidth} × ${offsetHeight}`;
    }),
    height: document.documentElement.scrollHeight,
  }))),
});

/** Comes to every picture, and waits until it is there, or known not to come. */
async function comeToPictures(page: Page): Promise<void> {
  for (const picture of await page.locator('picture:visible').all()) {
    await picture.scrollIntoViewIfNeeded();
    const image = picture.locator('img');
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete)).toBe(true);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Links of which nothing is left without a picture: no words and no icon. */
const emptyLinks = (page: Page) => page.locator('a:visible:not(:has(svg))').filter({ hasNotText: /\S/ });

for (const { path } of Object.values(seo))
  test(`${path} reads well with pictures off`, async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED|404|Service Worker registration blocked/);
    await page.goto(path, { waitUntil: 'networkidle' });
    await comeToPictures(page);
    const whole = await readPage(page);
    await page.route('**', (route) =>
      route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
    );
    await page.reload({ waitUntil: 'networkidle' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await comeToPictures(page);
      const drawn = await page.evaluate(() => [...document.images].filter((image) => image.naturalWidth > 0));
      expect(drawn).toHaveLength(0);
      expect(await readPage(page)).toEqual(whole);
      expect(await layoutFaults(page)).toEqual([]);
      await expect(emptyLinks(page)).toHaveCount(0);
      const [worst] = await contrastOfTexts(page);
      expect(worst?.contrast, `${worst?.words}, ${colorScheme}`).toBeGreaterThanOrEqual(4.5);
    }
  });
