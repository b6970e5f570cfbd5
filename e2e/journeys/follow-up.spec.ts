import { addDays } from '@ministerio/contract/domain';
import type { Page } from '@playwright/test';
import {
  churchToday,
  createAdministratorByApi,
  createMemberByApi,
  newPerson,
  post,
  signInByApi,
} from '../support/api.ts';
import { createMinistryByApi } from '../support/ministry.ts';
import type { RunningServer } from '../support/running-server.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, withServer } from '../support/test.ts';

/** A server of its own: its lists are read whole. */
const test = withServer();

const today = churchToday().iso;
const weeksAgo = (weeks: number) => addDays(today, -7 * weeks);
const ana = newPerson({ nombre: 'Ana', apellido: 'Rojas' });
const luis = newPerson({ nombre: 'Luis', apellido: 'Paz', password: 'una clave propia' });

/** A ministry that met every week, where Ana, who was imported with her number, came twice and then no more. */
async function prepare(server: RunningServer): Promise<void> {
  const api = `${server.url}/api`;
  const token = await signInByApi(server, server.adminName, server.adminPassword);
  const { password: _, ...row } = ana;
  const run = `${api}/auth/users/importar/ana`;
  await post(run, { desde: 0, filas: [{ ...row, telefono: '70012345', anioNacimiento: 1990 }] }, token);
  const confirmed = await post(`${api}/auth/me/confirmar`, { clave: server.adminPassword }, token);
  const { confirmacion } = confirmed as { confirmacion: string };
  await post(`${run}/confirmar`, { filas: 1 }, token, confirmacion);
  const others = [1, 2, 3].map(() => newPerson({ nombre: 'Daniel' }));
  for (const person of others) await createMemberByApi(server, person);
  await createMinistryByApi(server, 'Coro', [ana, ...others]);
  await createAdministratorByApi(server, luis);
  const mark = (codigo: string, fecha: string) =>
    post(`${api}/asistencia/otra-fecha`, { codigoMembresia: codigo, fecha }, token);
  for (const weeks of [8, 7]) await mark(ana.codigo, weeksAgo(weeks));
  for (const { codigo } of others) for (const weeks of [8, 7, 3, 2, 1]) await mark(codigo, weeksAgo(weeks));
}

const open = async (page: Page, list: string) => {
  await page.goto(`/dashboard/seguimiento?lista=${list}`);
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
};

test('one administrator takes who is missing, another sees it, and the row closes when the person comes', async ({
  page,
  server,
  browser,
}) => {
  test.slow();
  await prepare(server);
  // No journey reaches beyond this machine.
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await signIn(page, luis.username, luis.password);

  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await signIn(other, server.adminName, server.adminPassword);
  await open(other, 'faltan');
  await expect(other.getByRole('button', { name: 'Escribir a Ana Rojas' })).toBeVisible();

  await test.step('writes from the menu’s screen; the tab is in the address', async () => {
    await page.getByRole('button', { name: 'Gestionar usuarios' }).click();
    await page.getByRole('menuitem', { name: 'Seguimiento' }).click();
    await page.getByRole('tab', { name: 'Faltan 1' }).click();
    await expect(page).toHaveURL(/\/dashboard\/seguimiento\?lista=faltan$/);
    await page.goBack();
    await expect(page.getByRole('tab', { name: /^Nuevos/ })).toHaveAttribute('aria-selected', 'true');
    await page.goForward();
    await expect(page.getByText('faltó 3')).toBeVisible();
    const chat = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Escribir a Ana Rojas' }).click();
    await expect(await chat).toHaveURL(/^https:\/\/wa\.me\/59170012345\?text=Hola%2C%20Ana/);
    await (await chat).close();
    await expect(page.getByText('La tienes tú. Chat abierto')).toBeVisible();
  });

  await test.step('says on return that the message was written', async () => {
    await page.evaluate(() => {
      for (const name of ['blur', 'focus']) window.dispatchEvent(new Event(name));
    });
    await page
      .getByRole('region', { name: '¿Le escribiste a Ana?' })
      .getByRole('button', { name: 'Sí' })
      .click();
    await expect(page.getByText(/^La tienes tú\. Escribiste/)).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept + (await page.content())).not.toContain('70012345');
  });

  await test.step('the other one, who sees the list of before, is told who has her', async () => {
    await other.getByRole('button', { name: 'Escribir a Ana Rojas' }).click();
    await expect(other.getByText(/No se pudo abrir el chat\. Luis.* lo tomó/).first()).toBeVisible();
    await expect(other.getByRole('button', { name: 'Tomarlo igual de Ana Rojas' })).toBeVisible();
    await other.reload();
    await expect(other.getByText(/^Luis.* le escribió/)).toBeVisible();
    await expect(other.getByRole('button', { name: 'Escribir a Ana Rojas' })).toHaveCount(0);
  });

  await test.step('she comes, and the row closes by itself', async () => {
    const token = await signInByApi(server, server.adminName, server.adminPassword);
    await post(`${server.url}/api/asistencia/marcar-por-membresia`, { codigoMembresia: ana.codigo }, token);
    await open(other, 'faltan');
    await expect(other.getByText('Nadie falta')).toBeVisible();
    await other.getByRole('tab', { name: 'Volvieron 1' }).click();
    await expect(other.getByText(/^Volvió .* faltó 3$/)).toBeVisible();
  });
  await context.close();
});
