import { devices } from '@playwright/test';
import { holdScript } from '../support/hold-script.ts';
import { sendLogin, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { translatePage } from '../support/translate-page.ts';
import { watchShifts } from '../support/watch-shifts.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use({ ...phone, viewport: { width: 360, height: 740 } });

test('who signs in before the script has come is signed in once it is there', async ({ page, server }) => {
  const release = await holdScript(page, 'app');
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await sendLogin(page, server.adminName, server.adminPassword);
  // Nothing was sent: a password never becomes part of an address.
  await expect(page).toHaveURL(`${server.url}/auth/login`);
  release();
  await expect(page.getByText('Has iniciado sesión correctamente')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('its button cannot be pressed before the script in the head, which remembers that', async ({
  page,
  server,
}) => {
  const releaseBoot = await holdScript(page, 'boot');
  const releaseApplication = await holdScript(page, 'app');
  await page.goto('/auth/login', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Ingresar' });
  await page.getByLabel('Nombre de usuario').fill(server.adminName);
  await page.getByLabel('Numero de membresia').fill(server.adminPassword);
  await expect(button.click({ timeout: 2_000 })).rejects.toThrow('Timeout');
  releaseBoot();
  await button.click();
  releaseApplication();
  await expect(page.getByText('Has iniciado sesión correctamente')).toBeVisible();
});

test('a press that is under way when the script comes is not lost', async ({ page, server }) => {
  const release = await holdScript(page, 'app');
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await page.getByLabel('Nombre de usuario').fill(server.adminName);
  await page.getByLabel('Numero de membresia').fill(server.adminPassword);
  await page.getByRole('button', { name: 'Ingresar' }).hover();
  await page.mouse.down();
  const loaded = page.waitForLoadState('networkidle');
  release();
  await loaded;
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await page.mouse.up();
  await expect(page.getByText('Has iniciado sesión correctamente')).toBeVisible();
});

test('a name typed early stays, with the focus, and nothing moves when the form comes alive', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  const release = await holdScript(page, 'app');
  await page.goto('/auth/login', { waitUntil: 'commit' });
  const name = page.getByLabel('Nombre de usuario');
  await name.pressSequentially('ana.rojas');
  release();
  await expect(page.getByText('Cargando…')).toHaveCount(0);
  await expect(name).toHaveValue('ana.rojas');
  await expect(name).toBeFocused();
  expect(await shifts()).toBeLessThan(0.01);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Numero de membresia')).toBeFocused();
});

test('‘Enviar’ as the first press on the empty contact form says what is missing in our words', async ({
  page,
}) => {
  await page.goto('/Contactanos');
  await page.getByRole('button', { name: 'Enviar' }).click();
  const name = page.getByLabel('Nombre', { exact: true });
  await expect(name).toHaveAccessibleDescription(/nombre/i);
  await expect(name).toBeFocused();
  await expect(page.getByLabel('Mensaje')).toHaveAccessibleDescription(/mensaje/i);
});

for (const { what, from, change } of [
  { what: 'under a notice stays', from: '/dashboard/category', change: () => undefined },
  { what: 'stays where the browser translated the page', from: '/auth/login', change: translatePage },
]) {
  test(`what is typed early into the login ${what}`, async ({ page }) => {
    const expired = `e30.${btoa('{"exp":1}')}.x`;
    await page.addInitScript((token) => localStorage.setItem('token', token), expired);
    await page.goto(from);
    await expect(page).toHaveURL(/\/auth\/login$/);
    const notices = from === '/auth/login' ? 0 : 1;
    await expect(page.getByText('Tu sesión ha vencido')).toHaveCount(notices);
    const release = await holdScript(page, 'app');
    await page.reload({ waitUntil: 'commit' });
    const name = page.locator('input[name=username]');
    const number = page.locator('input[name=password]');
    await name.fill('ana.rojas');
    await page.evaluate(change);
    await number.fill('4417');
    release();
    await expect(page.getByText('Cargando…')).toHaveCount(0);
    await expect(page.getByText('Tu sesión ha vencido')).toHaveCount(notices);
    await expect(name).toHaveValue('ana.rojas');
    await expect(number).toHaveValue('4417');
    await expect(number).toBeFocused();
  });
}

test('an early Enter is taken back by typing on', async ({ page, server }) => {
  const release = await holdScript(page, 'app');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await page.getByLabel('Nombre de usuario').fill(server.adminName);
  const number = page.getByLabel('Numero de membresia');
  await number.fill(server.adminPassword.slice(0, -1));
  await number.press('Enter');
  await number.press('End');
  await page.keyboard.type(server.adminPassword.slice(-1));
  release();
  await expect(page.getByText('Cargando…')).toHaveCount(0);
  await expect(number).toHaveValue(server.adminPassword);
  expect(sent).toEqual([]);
  await number.press('Enter');
  await expect(page.getByText('Has iniciado sesión correctamente')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

for (const width of [360, 1280]) {
  test(`at ${width} px the panel has no field and no button before its script`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 740 });
    await signIn(page, server.adminName, server.adminPassword);
    await expect(page).toHaveURL(/\/dashboard$/);
    const release = await holdScript(page, 'app');
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(page.getByText('Cargando…')).toBeAttached();
    await expect(page.getByRole('link', { name: 'Ministerio Juvenil' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('input:visible, select:visible')).toHaveCount(0);
    release();
    await expect(page.getByRole('combobox', { name: 'Número de Membresía' })).toBeVisible();
  });
}
