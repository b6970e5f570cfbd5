import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Top of an element after scrolling to it: below the sticky header, with a small margin. */
const ARRIVED_PX = 100;

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

const fontsAreOn = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => [...document.fonts].filter(({ family }) => /Variable/.test(family)).length),
    )
    .toBe(2);

test('an address with a part, and a link to one, lead right below the header', async ({ page }) => {
  await page.goto('/Inicio#vision');
  await fontsAreOn(page);
  await expect.poll(() => topOf(page, 'vision')).toBe(ARRIVED_PX);

  await page.goto('/ministerios');
  await fontsAreOn(page);
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  const menu = page.getByRole('navigation', { name: 'Menú' });
  await menu.locator('summary', { hasText: 'Inicio' }).click();
  await menu.getByRole('link', { name: 'Nuestra Vision' }).click();
  await expect(page).toHaveURL(/\/Inicio#vision$/);
  await expect.poll(() => topOf(page, 'vision')).toBe(ARRIVED_PX);
});

test('going back leaves the view where it was before, also from a part that was in its place already', async ({
  page,
}) => {
  await page.goto('/Inicio');
  await fontsAreOn(page);
  // Nothing on the page comes or goes after this.
  await page.locator('#predicas').scrollIntoViewIfNeeded();
  await expect(page.locator('#predicas')).toContainText('No hay videos disponibles.');
  const menu = page.getByRole('navigation', { name: 'Menú', includeHidden: true });
  for (const visit of ['first', 'again']) {
    // Not a press: to reach the link it would move the view, and going back would lead there.
    await menu.getByRole('link', { name: 'Nuestra Vision', includeHidden: true }).dispatchEvent('click');
    await expect.poll(() => topOf(page, 'vision'), visit).toBe(ARRIVED_PX);
  }
  const calls = await page.evaluateHandle(() => {
    const seen = { ended: 0, asked: 0 };
    document.addEventListener('scrollend', () => {
      seen.ended += 1;
    });
    const real = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function scrollIntoView(options) {
      seen.asked += 1;
      real.call(this, options);
    };
    return seen;
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/Inicio$/);
  await expect.poll(() => calls.evaluate(({ ended }) => ended)).toBeGreaterThan(0);
  expect(await calls.evaluate(({ asked }) => asked)).toBe(0);
});

test('loading the page anew shows the place where the visitor was', async ({ page }) => {
  await page.goto('/Inicio');
  await fontsAreOn(page);
  await page.evaluate(() => document.getElementById('inicios')?.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(() => topOf(page, 'inicios')).toBe(ARRIVED_PX);
  await page.reload();
  await fontsAreOn(page);
  await expect(page.locator('#inicios')).toBeInViewport();
});
