import { devices, type Locator, type Page } from '@playwright/test';
import type { RunningServer } from '../support/running-server.ts';
import { signIn } from '../support/sign-in.ts';
import { test as base, expect, serverFixture } from '../support/test.ts';

/** Sample data: people to follow up, and ministries with their days. */
const test = base.extend<object, { readonly server: RunningServer }>({
  server: serverFixture({ DEMO: '1' }),
});

const groundOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);

/** The chosen one has another ground than the others. */
async function expectTold(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen.first()).toBeVisible();
  expect(await groundOf(chosen.first())).not.toBe(await groundOf(other.first()));
}

test('in forced colours what is chosen can be told: tabs, chips, the door’s views, a ministry’s days, what is disabled', async ({
  page,
  server,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/ministerios');
  const week = page.locator('[data-component="WeekSchedule"]');
  await expectTold(week.locator('[data-held]'), week.locator('span:not([data-held])', { hasText: /^L$/ }));

  await signIn(page, server.adminName, server.adminPassword);
  await page.goto('/dashboard/seguimiento');
  await expectTold(page.getByRole('tab', { selected: true }), page.getByRole('tab', { selected: false }));
  await page.goto('/dashboard/asistencia');
  const today = page.getByRole('button', { name: 'hoy', exact: true });
  await today.click();
  await expectTold(today, page.getByRole('button', { name: 'otra fecha' }));
  await page.goto('/dashboard/puerta');
  await expectTold(
    page.locator('label', { hasText: 'Solo números' }),
    page.locator('label', { hasText: 'Con nombres' }),
  );
  await page.goto('/dashboard/sitio/horarios');
  const colourOf = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((node) => getComputedStyle(node).color);
  expect(await colourOf('Publicar')).not.toBe(await colourOf('Historial'));
  await page.goto('/dashboard/puerta/abrir');
  await expectTold(
    page.getByRole('button', { name: 'Número', exact: true }),
    page.getByRole('button', { name: 'Lista', exact: true }),
  );

  // Today is marked, and no choice: its number stands on the month's ground.
  const [, codigo = ''] = /número de membresía (\d+)/.exec(server.output()) ?? [];
  await page.context().clearCookies();
  await signIn(page, 'ana.rojas', codigo);
  await page.goto('/dashboard/user/userAsistencia');
  const days = page.getByRole('table').first().getByRole('cell');
  await expect(days.and(page.locator('[aria-current="date"]'))).toBeVisible();
  const grounds = await Promise.all((await days.all()).map(groundOf));
  expect(new Set(grounds).size).toBe(1);
});

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];

const headings = 'h1, h2, h3, [role="tab"]';
const labels = `${headings}, label, button, main span, main [aria-live]`;

/** Words of some elements that stand on two lines. */
const brokenWords = (page: Page, elements = headings) =>
  page.evaluate((selector) => {
    const broken: string[] = [];
    for (const heading of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const word of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) broken.push(word[0]);
        }
      }
    }
    return broken;
  }, elements);

test.describe('text of twice the size, 360 px wide', () => {
  test.use({ ...pixel, viewport: { width: 360, height: 740 } });

  test.beforeEach(async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  });

  test('no word of a public page’s headings breaks in the middle', async ({ page }) => {
    for (const path of ['/Inicio', '/ministerios', '/red_joven', '/noticias', '/Contactanos']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await brokenWords(page), path).toEqual([]);
    }
  });

  test('no word of the panel’s headings and labels breaks in the middle', async ({ page, server }) => {
    const [, codigo = ''] = /número de membresía (\d+)/.exec(server.output()) ?? [];
    await signIn(page, server.adminName, server.adminPassword);
    for (const screen of ['', '/category', '/asistencia', '/form', '/seguimiento', '/sitio']) {
      await page.goto(`/dashboard${screen}`, { waitUntil: 'networkidle' });
      expect.soft(await brokenWords(page, labels), screen).toEqual([]);
    }
    await page.goto('/dashboard/puerta/abrir');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await brokenWords(page, labels), 'door').toEqual([]);

    await page.context().clearCookies();
    await signIn(page, 'ana.rojas', codigo);
    await page.goto('/dashboard/user', { waitUntil: 'networkidle' });
    expect.soft(await brokenWords(page, labels), 'member').toEqual([]);
  });

  test('tabs are all in the window, and the door has the phone’s keyboard', async ({ page, server }) => {
    await signIn(page, server.adminName, server.adminPassword);
    await page.goto('/dashboard/seguimiento');
    await expect(page.getByRole('tab').first()).toBeVisible();
    for (const tab of await page.getByRole('tab').all()) {
      const box = await tab.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    }
    await page.goto('/dashboard/puerta/abrir');
    const door = page.getByRole('dialog');
    await expect(door.getByLabel('Número de Membresía')).toHaveAttribute('inputmode', 'numeric');
    await expect(door.getByRole('group', { name: 'Teclado numérico' })).toBeHidden();
  });
});

test('a member’s own list comes third, before the extras, and is a table where there is room', async ({
  page,
  server,
}) => {
  const [, codigo = ''] = /número de membresía (\d+)/.exec(server.output()) ?? [];
  await signIn(page, 'ana.rojas', codigo);
  await page.goto('/dashboard/user');
  const list = page.getByRole('table', { name: 'Mis Asistencias' });
  const topOf = async (part: Locator) => (await part.first().boundingBox())?.y ?? Number.NaN;
  await page.setViewportSize({ width: 1440, height: 900 });
  const head = list.getByRole('columnheader');
  await expect(head).toHaveText(['Fecha', 'Hora', 'Latitud', 'Longitud']);
  const heads = await Promise.all((await head.all()).map((cell) => cell.boundingBox()));
  for (const box of heads) expect(box?.width).toBeGreaterThan(40);
  expect(new Set(heads.map((box) => box?.y)).size).toBe(1);
  const cells = list.getByRole('row').nth(1).getByRole('cell');
  const tops = await Promise.all((await cells.all()).map((cell) => cell.boundingBox()));
  expect(new Set(tops.map((box) => box?.y)).size).toBe(1);

  await page.setViewportSize({ width: 360, height: 740 });
  const window = page.getByRole('heading', { name: /^Tu ventana/ });
  await expect(window).toBeVisible();
  expect(await topOf(page.getByRole('heading', { name: 'Marcar Asistencia' }))).toBeLessThan(
    await topOf(list),
  );
  expect(await topOf(list)).toBeLessThan(await topOf(window));
});
