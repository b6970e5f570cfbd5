import type { Page } from '@playwright/test';
import {
  nextRelease,
  type ReleaseServer,
  serveReleases,
  thisRelease,
  withoutWorker,
} from '../support/releases.ts';
import { test as base, expect } from '../support/test.ts';

const test = base.extend<{ readonly releases: ReleaseServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
  releases: async ({}, use) => {
    const releases = await serveReleases(thisRelease());
    await use(releases);
    await releases.stop();
  },
});

/**
 * Workers come when the browser has nothing better to do, and one that replaces another when that one rests: Chromium may
 * take that to be 30 s after its last event.
 */
const PATIENCE = { timeout: 90_000 };

// Each journey may wait so long.
test.slow();

/** Waits until a service worker has filled its store and taken over. */
const untilKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none'), PATIENCE)
    .toBe('activated');

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
/** The style sheet is there: without it the root has no ground colour. */
const isDressed = (page: Page) =>
  page.evaluate(
    () => getComputedStyle(document.documentElement).getPropertyValue('--color-ground').trim() !== '',
  );

test('after one visit the public pages open without network, and nothing private is ever kept', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|No se pudieron cargar las prédicas/);
  await page.goto('/Inicio');
  await untilKept(page);
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await context.setOffline(true);

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isDressed(page)).toBe(true);
  await page.goto('/RED_JOVEN#reunion');
  await expect(page.locator('#reunion')).toContainText('06:30');
  await page.goto('/Contactanos?enviado=1');
  await expect(page.getByRole('main')).toContainText('Tercer anillo Externo');
  // From page to page, with the script that was kept too.
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Estudios' }).click();
  await expect(page).toHaveURL(/\/noticias$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Estudios' })).toBeVisible();

  await page.goto('/todavia-no');
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('06:30');
  expect(await isDressed(page)).toBe(true);
  await page.getByRole('main').getByRole('link', { name: 'Ministerios' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ministerios' })).toBeVisible();

  await expect(page.goto('/auth/login')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(false);
  await page.goto('/privacidad');
  const kept = await page.evaluate(async () => {
    const names = await window.caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await window.caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/ministerios');
  expect(kept.filter((path) => /^\/(api|auth|dashboard|embed|widgets|oembed)/i.test(path))).toEqual([]);
});

test('a new version replaces the old one whole, online and offline', async ({
  page,
  context,
  releases,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|No se pudieron cargar las prédicas/);
  const first = thisRelease();
  await page.goto(`${releases.url}/Inicio`);
  await untilKept(page);
  const before = await caches(page);

  // The network goes before the new worker is there: the old version opens, in its own clothes.
  const next = nextRelease(first);
  const halfWay = new Map(next);
  halfWay.delete('/sw.js');
  releases.publish(halfWay);
  await page.reload();
  expect(await release(page)).toBe('2');
  await context.setOffline(true);
  await page.reload();
  expect([await release(page), await isDressed(page)]).toEqual(['', true]);

  await context.setOffline(false);
  releases.publish(next);
  await page.reload();
  expect(await release(page)).toBe('2');
  await expect
    .poll(() => copiesAndWorkers(page), PATIENCE)
    .toEqual({ caches: ['sitio-next'], workers: [null, null, 'activated'] });
  expect(before).not.toEqual(['sitio-next']);
  await context.setOffline(true);
  await page.goto(`${releases.url}/ministerios`);
  expect([await release(page), await isDressed(page)]).toEqual(['2', true]);
});

test('a church that wants no copies on phones gets rid of those that are there', async ({
  page,
  releases,
}) => {
  await page.goto(`${releases.url}/Inicio`);
  await untilKept(page);
  releases.publish(await withoutWorker(thisRelease()));
  await page.reload();
  await expect.poll(() => caches(page), PATIENCE).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
});

test('a page whose script is gone with its version loads anew, once', async ({ browser, releases }) => {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 360, height: 640 },
  });
  const page = await context.newPage();
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 404) missing.push(answer.url());
  });
  const without = thisRelease();
  for (const path of without.keys()) if (/\/assets\/schedule-/.test(path)) without.delete(path);
  releases.publish(without);
  await page.goto(`${releases.url}/ministerios`);
  const toFooter = () => page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await toFooter();
  await expect.poll(() => loads.length).toBe(2);
  await toFooter();
  await expect.poll(() => missing.length).toBe(2);
  await expect(page.getByRole('contentinfo')).toContainText('09:00');
  await expect(page.getByRole('button', { name: /preguntas frecuentes/i })).toBeVisible();
  expect(loads).toHaveLength(2);
  await context.close();
});
