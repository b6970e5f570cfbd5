import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const headingFont = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontFamily);

const loadedFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status, family }) => status === 'loaded' && family.includes('Variable'))
      .map(({ family }) => family.replaceAll('"', ''))
      .sort();
  });

test('a first visit shows the page before it asks for the fonts; a later one has them at once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { waitsForFonts: document.documentElement.dataset.fonts === 'later' });
    });
  });
  const waits = () => page.evaluate(() => (window as unknown as { waitsForFonts: boolean }).waitsForFonts);

  await page.goto('/ministerios');
  await expect.poll(() => loadedFonts(page)).toEqual(['Bricolage Grotesque Variable', 'Figtree Variable']);
  const [painted, ...fonts] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    ...performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  ]);
  expect(fonts).toHaveLength(2);
  expect(Math.min(...fonts)).toBeGreaterThanOrEqual(painted ?? Number.NaN);

  await page.goto('/Contactanos');
  expect(await waits()).toBe(false);
  expect(await headingFont(page)).toMatch(/^"Bricolage Grotesque Variable"/);
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('the fonts come all the same', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/ministerios', { waitUntil: 'networkidle' });
    expect(await headingFont(page)).toMatch(/^"Bricolage Grotesque Variable"/);
    expect(asked.filter((url) => url.endsWith('.woff2'))).toHaveLength(2);
  });
});
