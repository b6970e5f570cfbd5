import type { CDPSession, Page } from '@playwright/test';
import { createAdministratorByApi, newPerson, post, signInByApi } from '../support/api.ts';
import { examine } from '../support/examine.ts';
import { sendLogin, signIn } from '../support/sign-in.ts';
import { test as base, expect } from '../support/test.ts';

/** At the address that the server prints: browsers give passkeys to no address in digits. */
const test = base.extend({
  baseURL: async ({ server }, use) => use(server.url.replace('127.0.0.1', 'localhost')),
});

/** A device whose owner always puts the finger on it. */
async function withAuthenticator(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await cdp.send('WebAuthn.addVirtualAuthenticator', { options });
  return cdp;
}

test('an administrator adds a passkey, enters with it, and confirms a new password with it', async ({
  page,
  server,
  complaints,
}) => {
  // The first step of the sign-in, and calls that wait for a confirmation.
  complaints.expect(/status of (401|403)/);
  complaints.expect(/Error al iniciar sesión: refused 401 second_factor_required/);
  const person = newPerson({ nombre: 'Rosa', password: 'una clave de administradora' });
  await createAdministratorByApi(server, person);
  await withAuthenticator(page);
  await signIn(page, person.username, person.password);
  await page.goto('/dashboard/user/clave');
  await expect(page.getByRole('heading', { name: 'Segundo factor' })).toBeVisible();
  await page.getByRole('button', { name: 'Agregar llave de acceso' }).click();
  const question = page.getByRole('dialog', { name: 'Escribe tu contraseña otra vez' });
  await question.getByLabel(/^Tu contraseña/).fill(person.password);
  await question.getByRole('button', { name: 'Confirmar' }).click();
  const adding = page.getByRole('dialog', { name: 'Agregar una llave de acceso' });
  await adding.getByLabel(/^Nombre/).fill('Huella de la oficina');
  await adding.getByRole('button', { name: 'Continuar' }).click();
  const codes = page.getByRole('dialog', { name: 'Códigos de recuperación' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [recovery = ''] = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByText('Huella de la oficina')).toBeVisible();
  await expect(page.getByText('Te quedan 10.')).toBeVisible();
  await examine(page, [360, 1280]);
  await page.getByRole('link', { name: 'Volver al panel' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.evaluate(() => window.localStorage.clear());
  await page.goto('/auth/login');
  await sendLogin(page, person.username, person.password);
  await expect(page.getByRole('heading', { name: 'Falta un paso' })).toBeVisible();
  await examine(page, [360, 1280]);
  await page.getByRole('button', { name: 'Usar la llave de acceso' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/dashboard/user/clave');
  await page.getByLabel('Contraseña actual').fill(person.password);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('otra clave de administradora');
  await page.getByLabel('Repite la contraseña nueva').fill('otra clave de administradora');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await confirmation.getByRole('button', { name: 'Usar la llave de acceso' }).click();
  await expect(page.getByText('Contraseña cambiada correctamente')).toBeVisible();

  // The others see it by name; a recovery code works once.
  const token = await signInByApi(server, server.adminName, server.adminPassword);
  const answer = await fetch(`${server.url}/api/avisos`, { headers: { authorization: `Bearer ${token}` } });
  const { accesos } = (await answer.json()) as { accesos: { username: string; motivo: string }[] };
  expect(accesos).toContainEqual(
    expect.objectContaining({ username: person.username, motivo: 'factor-agregado' }),
  );
  const login = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: person.username, password: 'otra clave de administradora' }),
  });
  expect(login.status).toBe(401);
  const { reto } = (await login.json()) as { reto: string };
  const proof = { reto, codigo: recovery };
  expect(await post(`${server.url}/api/auth/segundo-factor`, proof)).toEqual({ token: expect.any(String) });
  await expect(post(`${server.url}/api/auth/segundo-factor`, proof)).rejects.toThrow(/409/);
});

test('at an address in digits there is the app alone, said in one sentence', async ({ browser, server }) => {
  const person = newPerson({ nombre: 'Luis', password: 'una clave de administrador' });
  await createAdministratorByApi(server, person);
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await signIn(page, person.username, person.password);
  await page.goto('/dashboard/user/clave');
  const local = server.url.replace('127.0.0.1', 'localhost');
  await expect(page.getByText(`Las llaves de acceso funcionan en ${local}: abre el sitio ahí`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agregar llave de acceso' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Agregar aplicación de códigos' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await context.close();
});
