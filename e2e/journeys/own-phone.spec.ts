import { church } from '@ministerio/content';
import type { Page } from '@playwright/test';
import { createMemberByApi, type NewPerson, newPerson } from '../support/api.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const MARKED = '¡Asistencia marcada correctamente desde el lugar de la iglesia!';
const SIX_DAYS_MS = 6 * 24 * 60 * 60 * 1000;
test.use({
  viewport: { width: 360, height: 740 },
  permissions: ['geolocation'],
  geolocation: { ...church.point, accuracy: 10 },
});

const offer = (page: Page) => page.getByRole('region', { name: 'Es mi teléfono' });
const field = (page: Page) => page.getByLabel('Nombre de usuario');
const cookiesOf = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

/** Signs in and says that the phone is one's own. */
async function keep(page: Page, { username, password }: NewPerson): Promise<void> {
  await signIn(page, username, password);
  await offer(page).getByRole('button', { name: 'Es mi teléfono' }).click();
  await expect(page.getByText('Listo: este teléfono te recordará 60 días.')).toBeVisible();
  await expect(offer(page)).toBeHidden();
}

/** By the page's clock, so that the stored token has run out. */
async function sixDaysLater(page: Page): Promise<void> {
  await page.clock.setSystemTime(Date.now() + SIX_DAYS_MS);
  // The browser's own positions are of today.
  await page.addInitScript(() => {
    const { geolocation } = navigator;
    const watch = geolocation.watchPosition.bind(geolocation);
    geolocation.watchPosition = (onSuccess, ...rest) =>
      watch(({ coords }) => onSuccess({ coords, timestamp: Date.now(), toJSON: () => coords }), ...rest);
  });
}

/** Counts the calls that take a password. */
function passwordsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/auth\/(login|me\/confirmar)$/.test(request.url())) sent.push(request.url());
  });
  return sent;
}

test('six days later a member marks with two taps and no password', async ({ page, server }) => {
  const member = await createMemberByApi(server);
  await keep(page, member);
  await sixDaysLater(page);
  const passwords = passwordsOf(page);
  await page.goto('/Inicio');
  await page.getByRole('link', { name: 'Mi cuenta' }).click();
  await page.getByRole('button', { name: 'Marcar Asistencia' }).click();
  await expect(page.getByText(MARKED).first()).toBeVisible();
  await expect(page.getByText(member.username).first()).toBeVisible();
  await expect(page.getByText('Tu sesión ha vencido. Inicia sesión de nuevo.')).toHaveCount(0);
  expect(passwords).toEqual([]);
  // The spec's three keys alone are in local storage.
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['token', 'user', 'username']);
});

test('the login page lets a remembered member in by itself', async ({ page, server }) => {
  await keep(page, await createMemberByApi(server));
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth/login');
  await expect(page).toHaveURL(/\/dashboard\/user$/);
  await expect(page.getByRole('button', { name: 'Marcar Asistencia' })).toBeVisible();
});

test('what is delicate asks for the password once more', async ({ page, server, complaints }) => {
  complaints.expect(/status of 403/);
  const person = newPerson();
  const member = await createMemberByApi(server, { ...person, password: `${person.username}-clave` });
  await keep(page, member);
  await sixDaysLater(page);
  await page.goto('/dashboard/user/datos');
  await page.getByRole('button', { name: 'Descargar mis datos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Escribe tu contraseña otra vez' });
  await dialog.getByLabel(/^Tu contraseña/).fill(member.password);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  expect((await download).suggestedFilename()).toMatch(/^mis-datos_/);
});

test('‘Olvidar este teléfono’ ends it', async ({ page, server }) => {
  await keep(page, await createMemberByApi(server));
  await page.goto('/dashboard/user/datos');
  await page.getByRole('button', { name: 'Olvidar este teléfono' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Olvidar este teléfono?' });
  await question.getByRole('button', { name: 'Olvidar este teléfono' }).click();
  await expect(page.getByText('Este teléfono ya no te recuerda.')).toBeVisible();
  await expect(field(page)).toBeVisible();
  expect(await cookiesOf(page)).not.toContain('dispositivo');
  expect(await cookiesOf(page)).not.toContain('recordado');
  await sixDaysLater(page);
  await page.goto('/dashboard/user');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(field(page)).toBeVisible();
});

test('a phone that was removed elsewhere comes to the login page', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  const member = await createMemberByApi(server);
  await keep(page, member);
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const desk = await elsewhere.newPage();
  await signIn(desk, member.username, member.password);
  await expect(desk.getByText(/^Otro teléfono recuerda tu cuenta: /)).toBeVisible();
  await desk.getByRole('link', { name: 'quítalo' }).click();
  await desk.getByRole('button', { name: /^Quitar / }).click();
  await expect(desk.getByText('Ese teléfono ya no te recuerda.')).toBeVisible();
  await elsewhere.close();
  await sixDaysLater(page);
  await page.goto('/dashboard/user');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(field(page)).toBeVisible();
  expect(await cookiesOf(page)).not.toContain('recordado');
});

test('on a shared phone nothing is kept: who says no, and who signs out', async ({ page, server }) => {
  const member = await createMemberByApi(server);
  await signIn(page, member.username, member.password);
  await offer(page).getByRole('button', { name: 'Ahora no' }).click();
  await expect(offer(page)).toBeHidden();
  expect(await cookiesOf(page)).not.toContain('dispositivo');
  await sixDaysLater(page);
  await page.goto('/dashboard/user');
  await expect(page.getByText('Tu sesión ha vencido. Inicia sesión de nuevo.')).toBeVisible();

  await keep(page, member);
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(field(page)).toBeVisible();
  await expect.poll(() => cookiesOf(page)).not.toContain('dispositivo');
  await page.goto('/dashboard/user');
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test('an administrator is offered nothing', async ({ page, server }) => {
  await signIn(page, server.adminName, server.adminPassword);
  await page.goto('/dashboard/user');
  await expect(page.getByRole('button', { name: 'Marcar Asistencia' })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await page.goto('/dashboard/user/datos');
  await expect(page.getByRole('button', { name: 'Descargar mis datos' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mis teléfonos' })).toHaveCount(0);
});
