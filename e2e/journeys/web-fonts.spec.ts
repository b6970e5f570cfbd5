import type { Page } from '@playwright/test';
import { holdScript } from '../support/hold-script.ts';
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

const bothFonts = ['Bricolage Grotesque Variable', 'Figtree Variable'];

/** When the page asked for each font; milliseconds from its beginning. */
const fontRequests = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  );

const firstPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((paints) => {
          for (const { startTime } of paints.getEntriesByName('first-contentful-paint')) resolve(startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );

test('a first visit shows the page before it asks for the fonts; a later one has them at once', async ({
  page,
}) => {
  await page.goto('/ministerios');
  await expect.poll(() => loadedFonts(page)).toEqual(bothFonts);
  const first = await fontRequests(page);
  expect(first).toHaveLength(2);
  expect(Math.min(...first)).toBeGreaterThanOrEqual(await firstPaint(page));

  // No paint is reported, so what waits for one starts after its timeout of four seconds.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/Contactanos');
  await expect.poll(() => loadedFonts(page)).toEqual(bothFonts);
  const later = await fontRequests(page);
  expect(later).toHaveLength(2);
  expect(Math.max(...later)).toBeLessThan(4000);
  expect(await headingFont(page)).toMatch(/^"Bricolage Grotesque Variable"/);
});

for (const path of ['/auth/login', '/puerta']) {
  test(`${path}, of no use without its script, asks for the fonts after it`, async ({ page, complaints }) => {
    // A phone that nobody has enrolled yet.
    if (path === '/puerta') complaints.expect(/status of 401/);
    const release = await holdScript(page, path === '/puerta' ? 'door' : 'app');
    await page.goto(path, { waitUntil: 'commit' });
    await firstPaint(page);
    release();
    await expect.poll(() => loadedFonts(page)).toEqual(bothFonts);
    const scriptCame = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/(app|door)-[\w-]+\.js$/.test(name))
        .map((script) => (script as PerformanceResourceTiming).responseEnd),
    );
    expect(scriptCame).toHaveLength(1);
    expect(Math.min(...(await fontRequests(page)))).toBeGreaterThan(Math.max(...scriptCame));
  });
}

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
