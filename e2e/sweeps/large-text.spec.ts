import { church, seo } from '@ministerio/content';
import { CONTENT_KEYS } from '@ministerio/contract';
import { devices, type Page, type Request } from '@playwright/test';
import { appPaths } from '../../apps/site/src/routes/app-paths.ts';
import { post, signInByApi } from '../support/api.ts';
import { makeDoorCode } from '../support/door-code.ts';
import { layoutFaults, smallTargets } from '../support/layout-faults.ts';
import type { RunningServer } from '../support/running-server.ts';
import { signIn } from '../support/sign-in.ts';
import { test as base, expect, serverFixture } from '../support/test.ts';

/**
 * Sample data: lists of ordinary length, and all that a public page can show. The journeys share it: what one leaves is in
 * nobody's way.
 */
const test = base.extend<object, { readonly server: RunningServer }>({
  server: serverFixture({ DEMO: '1' }),
});

/** Default text size of a browser, in px; and one chosen by a person who sees less. */
const ORDINARY = 16;
const TWICE = 32;
const FOUR_TIMES = 64;

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
const windows = [
  {
    name: 'a phone of 360 px',
    options: { ...pixel, viewport: { width: 360, height: 740 } },
    textSizes: [TWICE, ORDINARY],
  },
  {
    name: 'a window of 1440 px',
    options: { viewport: { width: 1440, height: 900 } },
    textSizes: [TWICE, FOUR_TIMES],
  },
] as const;

/** A screen, and what is opened on it. */
interface Screen {
  readonly path: string;
  readonly open?: (page: Page) => Promise<void>;
}

/** Waits until nothing of the screen is still to come. */
async function settle(page: Page, calls: ReadonlySet<Request>): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('[data-component="Skeleton"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => calls.size, 'calls under way').toBe(0);
  await page.evaluate(
    () => new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  );
}

/** The calls of a page that have no answer yet. */
function watchCalls(page: Page): ReadonlySet<Request> {
  const calls = new Set<Request>();
  page.on('request', (request) => void (request.resourceType() === 'fetch' && calls.add(request)));
  page.on('requestfinished', (request) => void calls.delete(request));
  page.on('requestfailed', (request) => void calls.delete(request));
  return calls;
}

/**
 * Opens every screen and reads it at each size of text. `Page.setFontSizes` is the browser's own setting: `rem`, `em` and
 * the lengths of media queries follow it, which a `font-size` on the root element would not do to the queries.
 */
async function walk(page: Page, textSizes: readonly number[], screens: readonly Screen[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const choose = (px: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: (px * 13) / 16 } });
  const calls = watchCalls(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });

  for (const { path, open } of screens) {
    await page.goto(path);
    await settle(page, calls);
    await open?.(page);
    for (const px of textSizes) {
      await choose(px);
      await settle(page, calls);
      expect.soft(await layoutFaults(page), `${path}, text of ${px} px`).toEqual([]);
      if (px === ORDINARY) expect.soft(await smallTargets(page), `${path}, targets`).toEqual([]);
    }
  }
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();
const openMenu = (page: Page) => page.getByRole('button', { name: /^Abrir (el )?menú$/ }).click();
const openQuestions = (page: Page) => page.getByRole('button', { name: /preguntas frecuentes/i }).click();

async function chooseMinistry(page: Page): Promise<void> {
  await page.getByLabel('Seleccionar Categoría').selectOption({ index: 1 });
  await expect(page.getByLabel(/^Aporte de /).first()).toBeVisible();
}

/** Addresses of the signed-in application that match; the part that varies is a person or a document. */
const screensAt = (pattern: RegExp): Screen[] =>
  appPaths.filter((path) => pattern.test(path) && !path.includes(':')).map((path) => ({ path }));

const publicScreens: readonly Screen[] = [
  ...Object.values(seo).map(({ path }) => ({ path })),
  { path: '/Inicio', open: openQuestions },
];

const panelScreens: readonly Screen[] = [
  ...screensAt(/^\/dashboard(?!\/user(\/|$))/),
  { path: '/dashboard/asistencia', open: chooseMinistry },
  { path: '/dashboard/editar/2' },
  ...CONTENT_KEYS.map((key) => ({ path: `/dashboard/sitio/${key}` })),
];

/** The sample member, as the server prints it at start. */
function sampleMember(server: RunningServer) {
  const [, username = '', codigo = ''] =
    /Miembro de ejemplo: (\S+), número de membresía (\d+)/.exec(server.output()) ?? [];
  return { username, codigo };
}

for (const { name, options, textSizes } of windows) {
  test.describe(`in ${name} nothing is cut off, overprinted or too small for a finger:`, () => {
    test.use(options);
    test.slow();

    test('public pages and sign-in', async ({ page, complaints }) => {
      complaints.expect(/status of 404/);
      await walk(page, textSizes, [...publicScreens, ...screensAt(/^\/auth/)]);
    });

    test('the panel', async ({ page, server }) => {
      await signIn(page, server.adminName, server.adminPassword);
      await expect(page).toHaveURL(/\/dashboard$/);
      await walk(page, textSizes, panelScreens);
    });

    test('the member area', async ({ page, context, server, complaints }) => {
      // The sample member leads no ministry (R51).
      complaints.expect(/404/);
      const { username, codigo } = sampleMember(server);
      await signIn(page, username, codigo);
      await expect(page).toHaveURL(/\/dashboard\/user$/);
      await walk(page, textSizes, screensAt(/^\/dashboard\/user(\/|$)/));
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ ...church.point, accuracy: 10 });
      const ready = (page: Page) =>
        expect(page.getByRole('button', { name: 'Marcar Asistencia' })).toBeEnabled();
      await walk(page, textSizes, [{ path: '/dashboard/user/profile', open: ready }]);
    });

    test('the door', async ({ page, server, complaints }) => {
      // This phone is not enrolled yet.
      complaints.expect(/401/);
      await walk(page, textSizes, [{ path: '/puerta' }]);
      const token = await signInByApi(server, server.adminName, server.adminPassword);
      const made = (await post(`${server.url}/api/pantalla/enlaces`, {}, token)) as { secreto: string };
      await walk(page, textSizes, [
        {
          path: `/pantalla#${made.secreto}`,
          open: (page) => expect(page.getByRole('img', { name: /vidrios encendidos/ })).toBeVisible(),
        },
      ]);
      const codigo = await makeDoorCode(server, token);
      // Opened anew: a page that is open has read its address.
      await page.goto('about:blank');
      await page.goto(`/puerta#codigo=${codigo}`);
      await page.getByLabel('Nombre de este teléfono').fill('Mesa 1');
      await page.getByRole('button', { name: 'Inscribir' }).click();
      await expect(page.getByText('Mesa 1')).toBeVisible();
      await walk(page, textSizes, [{ path: '/puerta' }, { path: '/puerta', open: press('Soy nuevo') }]);
    });
  });
}

test.describe('on a phone the open menus fit with text of 200 %:', () => {
  test.use(windows[0].options);

  test('of the site and of the panel', async ({ page, server }) => {
    await walk(page, windows[0].textSizes, [{ path: '/Inicio', open: openMenu }]);
    await signIn(page, server.adminName, server.adminPassword);
    await expect(page).toHaveURL(/\/dashboard$/);
    await walk(page, windows[0].textSizes, [{ path: '/dashboard/form', open: openMenu }]);
  });

  test('of the member area, to its last entry', async ({ page, server, complaints }) => {
    // The sample member leads no ministry (R51).
    complaints.expect(/404/);
    const { username, codigo } = sampleMember(server);
    await signIn(page, username, codigo);
    await expect(page).toHaveURL(/\/dashboard\/user$/);
    await walk(page, windows[0].textSizes, [{ path: '/dashboard/user', open: openMenu }]);
    await page.setViewportSize({ width: 360, height: 300 });
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL(/\/auth\/login$/);
  });
});
