import type { Page } from '@playwright/test';
import { createAdministratorByApi, newPerson, post, signInByApi } from '../support/api.ts';
import { createMissedByApi } from '../support/missed-people.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, withServer } from '../support/test.ts';

/** A server of its own: its lists are read whole. */
const test = withServer();

const ana = newPerson({ nombre: 'Ana', apellido: 'Rojas' });
const luis = newPerson({ nombre: 'Luis', apellido: 'Paz', password: 'una clave propia' });

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
  await createMissedByApi(server, 'Coro', [{ person: ana, anioNacimiento: 1990, telefono: '70012345' }]);
  await createAdministratorByApi(server, luis);
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
    await expect(page.getByText('faltó a 3 reuniones')).toBeVisible();
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

  await test.step('the ministry notices later, and then at once', async () => {
    for (const [choice, shown] of [
      ['5 reuniones seguidas', 'Nadie falta'],
      ['2 reuniones seguidas', 'Última:'],
    ] as const) {
      await other.goto('/dashboard/category');
      await other.getByRole('button', { name: 'Ver miembros de Coro' }).click();
      await other.getByLabel('Se nota a quien falta').selectOption(choice);
      await other.getByRole('button', { name: 'Guardar' }).click();
      await expect(other.getByText(`Se nota a quien falta ${choice}.`)).toBeVisible();
      await open(other, 'faltan');
      await expect(other.getByText(shown)).toBeVisible();
    }
  });

  await test.step('she comes, and the row closes by itself', async () => {
    const token = await signInByApi(server, server.adminName, server.adminPassword);
    await post(`${server.url}/api/asistencia/marcar-por-membresia`, { codigoMembresia: ana.codigo }, token);
    await open(other, 'faltan');
    await expect(other.getByText('Nadie falta')).toBeVisible();
    await other.getByRole('tab', { name: 'Volvieron 1' }).click();
    await expect(other.getByText(/^Volvió .* faltó a 3 reuniones$/)).toBeVisible();
  });
  await context.close();
});
