import { sendLogin } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Chunk of the panel, which the login does not load. */
const PANEL = '**/assets/dashboard-layout-*.js';
const SIGNED_IN = 'Has iniciado sesión correctamente';

test('the panel takes the login’s place in the same page, with its toast and the focus', async ({
  page,
  server,
}) => {
  await page.goto('/Inicio');
  await page.goto('/auth/login');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await sendLogin(page, server.adminName, server.adminPassword);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(SIGNED_IN)).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle('Inicio · Ministerio Juvenil');
  expect(loads).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/Inicio$/);
});

test('the form is busy until the panel is there', async ({ page, server }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(PANEL, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/auth/login');
  await sendLogin(page, server.adminName, server.adminPassword);
  await expect(page.getByText(SIGNED_IN)).toBeVisible();
  await expect(page.getByRole('button', { name: /Ingresar/ })).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Ingresar/ })).toBeHidden();
});

test('where the panel’s script does not come, its own document is loaded', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|No se pudo cargar una parte de la página|Failed to fetch dynamically/);
  let isMissing = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && /\/dashboard$/.test(request.url())) isMissing = false;
  });
  await page.route(PANEL, (route) => (isMissing ? route.abort() : route.continue()));
  await page.goto('/auth/login');
  await sendLogin(page, server.adminName, server.adminPassword);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  expect(isMissing).toBe(false);
});

test('a login whose own script does not come is loaded anew, once', async ({ page, server, complaints }) => {
  complaints.expect(/ERR_FAILED|No se pudo cargar una parte de la página|Failed to fetch dynamically/);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  // Until the new document replaces the old one, what is typed goes into the old one.
  let documents = 0;
  page.on('domcontentloaded', () => {
    documents += 1;
  });
  await page.route('**/assets/login-page-*.js', (route) => (loads < 2 ? route.abort() : route.continue()));
  await page.goto('/auth/login');
  await expect.poll(() => documents).toBe(2);
  await sendLogin(page, server.adminName, server.adminPassword);
  await expect(page.getByText(SIGNED_IN)).toBeVisible();
});

test('a login that a screen led to knows the way back after a reload too', async ({ page, server }) => {
  await page.goto('/dashboard/category');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.reload();
  await sendLogin(page, server.adminName, server.adminPassword);
  await expect(page).toHaveURL(/\/dashboard\/category$/);
});
