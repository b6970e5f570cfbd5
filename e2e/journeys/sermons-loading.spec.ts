import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { expect, test } from '../support/test.ts';

const NONE = 'No hay videos disponibles.';

/** A server that has not read its feed: it does not know whether there are sermons. */
let church: RunningServer;

test.beforeAll(async () => {
  church = await startServer({ SERMONS_FEED_URL: pathToFileURL(join('no-existe', 'canal.xml')).href });
});
test.afterAll(() => church.stop());

/** Goes to the sermons of a home page whose call for them waits. @returns what answers the call. */
async function waitingSermons(page: Page) {
  let answer: (items: readonly object[]) => void = () => undefined;
  const items = new Promise<readonly object[]>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/videos', async (route) => route.fulfill({ json: { items: await items } }));
  await page.route('**/miniatura', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.goto(`${church.url}/Inicio`);
  const section = page.locator('#predicas');
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText('Cargando prédicas…')).toBeAttached();
  await expect(section.getByText(NONE)).toHaveCount(0);
  return { section, answer };
}

for (const width of [360, 1280]) {
  test(`while the feed is slow a spinner shows, then the list, and little moves, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { section, answer } = await waitingSermons(page);
    const carousel = section.locator('[data-component="SermonsCarousel"]');
    const heightOf = () => carousel.evaluate((element) => element.clientHeight);
    const before = await heightOf();
    const long = 'Un corazón agradecido en tiempos difíciles: serie de tres mensajes';
    answer([long, '', 'Fe', 'Paz', 'Gozo'].map((title, id) => ({ id: `v${id}`, title })));
    const titles = section.getByRole('heading', { level: 3 });
    await expect(titles).toHaveText([long, 'Sin título', 'Fe', 'Paz', 'Gozo']);
    await expect(section.getByText('Cargando prédicas…')).toHaveCount(0);
    // Once the track has been measured, its buttons are there.
    await expect(section.getByRole('button', { name: 'Siguiente' })).toBeVisible();
    expect(Math.abs((await heightOf()) - before)).toBeLessThan(30);
  });
}

test('that there are no sermons is said once the server has answered so', async ({ page }) => {
  const { section, answer } = await waitingSermons(page);
  answer([]);
  await expect(section.getByText(NONE)).toBeVisible();
  await expect(section.getByText('Cargando prédicas…')).toHaveCount(0);
});

test('sermons that cannot be loaded are logged and shown as none', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED|No se pudieron cargar las prédicas/);
  await page.route('**/api/videos', (route) => route.abort());
  const logged = page.waitForEvent('console', (message) => message.text().includes('cargar las prédicas'));
  await page.goto(`${church.url}/Inicio`);
  const section = page.locator('#predicas');
  await section.scrollIntoViewIfNeeded();
  await logged;
  await expect(section.getByText(NONE)).toBeVisible();
});

test('without script nothing false is said while the server does not know the sermons', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: church.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/Inicio');
  const section = page.locator('#predicas');
  // Playwright does not look for text in there.
  const notYet = section.locator('noscript p');
  await expect(notYet).toBeVisible();
  expect(await notYet.textContent()).toContain('Vuelve a cargar esta página en un momento');
  await expect(section.getByText(NONE)).toHaveCount(0);
  await expect(section.getByText('Cargando')).toHaveCount(0);
  await context.close();
});
