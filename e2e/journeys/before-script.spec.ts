import { devices, type Page } from '@playwright/test';
import { holdScript } from '../support/hold-script.ts';
import type { RunningServer } from '../support/running-server.ts';
import { sendLogin } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { watchShifts } from '../support/watch-shifts.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use({ ...phone, viewport: { width: 360, height: 740 } });

/** Opens an administrator's panel whose script is still to come. @returns lets it come */
async function openPanelEarly(page: Page, server: RunningServer): Promise<() => void> {
  await page.goto('/auth/login');
  await sendLogin(page, server.adminName, server.adminPassword);
  await expect(page).toHaveURL(/\/dashboard$/);
  const release = await holdScript(page, 'app');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  return release;
}

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

test('a number typed at the desk before the panel has come is marked by the next Enter', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  const release = await openPanelEarly(page, server);
  await expect(page.getByRole('heading', { name: 'Marcar Asistencia' })).toBeVisible();
  await page.locator('input[name=codigoMembresia]').pressSequentially('999');
  release();
  await expect(page.getByText('Cargando…')).toHaveCount(0);
  const field = page.getByRole('combobox', { name: 'Número de Membresía' });
  await expect(field).toHaveValue('999');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Número de membresía no válido').first()).toBeVisible();
});

test('a number entered at the desk before the panel has come is marked once it is there, and nothing else', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  const release = await openPanelEarly(page, server);
  const field = page.locator('input[name=codigoMembresia]');
  await field.pressSequentially('999');
  await page.keyboard.press('Enter');
  // Two numbers would become one.
  await page.keyboard.type('1000');
  await expect(field).toHaveValue('999');
  await expect(page).toHaveURL(`${server.url}/dashboard`);
  const marks = page.waitForRequest(/marcar-por-membresia/);
  release();
  expect((await marks).postDataJSON()).toEqual({ codigoMembresia: '999' });
  await expect(page.getByText('Número de membresía no válido').first()).toBeVisible();
});

test('an early Enter with something missing locks nothing, and what is typed then waits for its own Enter', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  const release = await openPanelEarly(page, server);
  const marks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/marcar-por-membresia')) marks.push(request.postData() ?? '');
  });
  await page.locator('input[name=codigoMembresia]').press('Enter');
  await page.keyboard.type('999');
  release();
  await expect(page.getByText('Cargando…')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Número de Membresía' })).toHaveValue('999');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Número de membresía no válido').first()).toBeVisible();
  expect(marks).toEqual(['{"codigoMembresia":"999"}']);
});

for (const { width, button, opened } of [
  { width: 360, button: 'Abrir menú', opened: 'dialog' },
  { width: 1280, button: 'Gestionar usuarios', opened: 'menu' },
] as const) {
  test(`‘${button}’ that an administrator presses early opens once the script is there`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const release = await openPanelEarly(page, server);
    await page.getByRole('button', { name: button }).click();
    release();
    await expect(page.getByRole(opened)).toBeVisible();
    await expect(page.getByText('Cargando…')).toHaveCount(0);
  });
}
