import type { Page } from '@playwright/test';
import { isDressed, PATIENCE, untilKept } from '../support/kept-copies.ts';
import { nextRelease, serveReleases, thisRelease, withoutWorker } from '../support/releases.ts';
import { expect, withSite } from '../support/test.ts';

const test = withSite(() => serveReleases(thisRelease()));
// Each journey may wait so long for its worker.
test.slow();

const caches = (page: Page) => page.evaluate(() => window.caches.keys());
/** The caches, and the state of each worker that the site has: what a failed wait shows. */
const copiesAndWorkers = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return {
      caches: await window.caches.keys(),
      workers: [installing, waiting, active].map((worker) => worker?.state ?? null),
    };
  });
const release = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--release'));
/** The worker waits this long for the network's page, then shows its own. */
const NETWORK_TIMEOUT_MS = 3000;
/** A reload shows the next version; on a slow machine one that outlasts the worker's wait says nothing, and is repeated. */
async function reloadToNext(page: Page): Promise<void> {
  let shown: string;
  let ms: number;
  do {
    const begun = performance.now();
    await page.reload();
    shown = await release(page);
    ms = performance.now() - begun;
  } while (shown !== '2' && ms >= NETWORK_TIMEOUT_MS);
  expect(shown).toBe('2');
}

test('a new version replaces the old one whole, online and offline', async ({
  page,
  context,
  site,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|No se pudieron cargar las prédicas/);
  const first = thisRelease();
  await page.goto('/Inicio');
  await untilKept(page);
  const before = await caches(page);

  // The network goes before the new worker is there: the old version opens, in its own clothes.
  const next = nextRelease(first);
  const halfWay = new Map(next);
  halfWay.delete('/sw.js');
  site.publish(halfWay);
  await reloadToNext(page);
  await context.setOffline(true);
  await page.reload();
  expect([await release(page), await isDressed(page)]).toEqual(['', true]);

  await context.setOffline(false);
  site.publish(next);
  await reloadToNext(page);
  await expect
    .poll(() => copiesAndWorkers(page), PATIENCE)
    .toEqual({ caches: ['sitio-next'], workers: [null, null, 'activated'] });
  expect(before).not.toEqual(['sitio-next']);
  await context.setOffline(true);
  await page.goto('/ministerios');
  expect([await release(page), await isDressed(page)]).toEqual(['2', true]);
});

test('a church that wants no copies on phones gets rid of those that are there', async ({ page, site }) => {
  await page.goto('/Inicio');
  await untilKept(page);
  site.publish(await withoutWorker(thisRelease()));
  await page.reload();
  await expect.poll(() => caches(page), PATIENCE).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
});

test('a page whose script is gone with its version loads anew, once', async ({ browser, site }) => {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 360, height: 640 },
  });
  const page = await context.newPage();
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  let documents = 0;
  page.on('domcontentloaded', () => {
    documents += 1;
  });
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 404) missing.push(answer.url());
  });
  const without = thisRelease();
  for (const path of without.keys()) if (/\/assets\/schedule-/.test(path)) without.delete(path);
  site.publish(without);
  await page.goto(`${site.url}/ministerios`);
  const toFooter = () => page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await toFooter();
  await expect.poll(() => documents).toBe(2);
  await toFooter();
  await expect.poll(() => missing.length).toBe(2);
  await expect(page.getByRole('contentinfo')).toContainText('09:00');
  await expect(page.getByRole('button', { name: /preguntas frecuentes/i })).toBeVisible();
  expect(loads).toHaveLength(2);
  await context.close();
});
