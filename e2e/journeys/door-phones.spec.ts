import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { encode } from 'uqr';
import { createMemberByApi, newPerson } from '../support/api.ts';
import { examine } from '../support/examine.ts';
import { createMinistryByApi } from '../support/ministry.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Headers that a phone's browser sends from `/puerta`, beside its cookie. */
const fromPage = { 'x-puerta': '1', 'sec-fetch-site': 'same-origin' };

/** The dark modules of a QR, row by row, from its path of runs. */
async function modulesOf(qr: Locator): Promise<boolean[][]> {
  const size = Number((await qr.getAttribute('viewBox'))?.split(' ')[2]);
  const rows = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const path = (await qr.locator('path').getAttribute('d')) ?? '';
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  return rows;
}

/** Reads the code that the panel shows. */
async function shownCode(page: Page): Promise<string> {
  const words = await page.getByText(/^Código: /).textContent();
  return (words ?? '').replace('Código: ', '').replaceAll(' ', '');
}

/** Makes a code as it is chosen in the form, with the password where that is asked for. */
async function makeCode(page: Page, password: string): Promise<string> {
  await page.getByRole('button', { name: 'Hacer el código' }).click();
  const question = page.getByRole('dialog', { name: 'Escribe tu contraseña otra vez' });
  const code = page.getByText(/^Código: /);
  await expect(question.or(code).first()).toBeAttached();
  if (await question.isVisible()) {
    await question.getByLabel(/^Tu contraseña/).fill(password);
    await question.getByRole('button', { name: 'Confirmar' }).click();
  }
  await expect(code).toBeAttached();
  return shownCode(page);
}

async function enrol(request: APIRequestContext, codigo: string, nombre: string): Promise<void> {
  const answer = await request.post('/api/puerta/enrolar', { headers: fromPage, data: { codigo, nombre } });
  expect(answer.status()).toBe(200);
}

const readList = async (request: APIRequestContext) =>
  (await request.get('/api/puerta/lista', { headers: fromPage })).status();

test('an administrator enrols phones of the door, lets one show names, and removes it', async ({
  page,
  server,
  request,
  complaints,
}) => {
  test.slow();
  // The first code waits for the password.
  complaints.expect(/status of 403/);
  const ministry = 'Red de la puerta';
  const member = await createMemberByApi(server, newPerson({ nombre: 'Abigail' }));
  await createMinistryByApi(server, ministry, [member]);
  await signIn(page, server.adminName, server.adminPassword);
  await page.goto('/dashboard/asistenciamembresia');
  await page.getByRole('main').getByRole('link', { name: 'Teléfonos de la puerta' }).click();
  await expect(page).toHaveURL(/\/dashboard\/puerta$/);
  await expect(page).toHaveTitle(/^Teléfonos de la puerta · /);
  await expect(page.getByText('Todavía no hay ningún teléfono en la puerta')).toBeVisible();

  await test.step('a code for numbers alone: its QR is the address, and it is nowhere else', async () => {
    const code = await makeCode(page, server.adminPassword);
    expect(code).toMatch(/^[A-Z2-9]{8}$/);
    const qr = page.getByRole('img', { name: 'Código QR para inscribir el teléfono' });
    expect(await modulesOf(qr)).toEqual(
      encode(`${server.url}/puerta#codigo=${code}`, { ecc: 'M', border: 4 }).data,
    );
    await expect(page.getByText(/^quedan \d+:\d\d$/)).toBeVisible();
    const elsewhere = await page.evaluate(() =>
      JSON.stringify([window.location.href, document.title, { ...localStorage }, { ...sessionStorage }]),
    );
    expect(`${elsewhere} ${server.output()}`).not.toContain(code);
    await examine(page, [360, 1440]);
    await page.setViewportSize({ width: 1440, height: 900 });

    await enrol(request, code, 'Mesa 1');
    const row = page.getByRole('listitem').filter({ hasText: 'Mesa 1' });
    await expect(row).toBeFocused();
    await expect(row).toContainText('Conectado');
    await expect(row).toContainText('Solo números');
    await expect(page.getByRole('status').filter({ hasText: '«Mesa 1» quedó inscrito.' })).toBeAttached();
    expect(await readList(request)).toBe(200);
  });

  await test.step('with names nothing is answered before ‘Es este’', async () => {
    await page.getByRole('button', { name: 'Inscribir otro' }).click();
    await page.getByRole('radio', { name: 'Con nombres' }).check();
    await page.getByRole('checkbox', { name: ministry }).check();
    await enrol(request, await makeCode(page, server.adminPassword), 'Mesa 2');
    const row = page.getByRole('listitem').filter({ hasText: 'Mesa 2' });
    await expect(row).toBeFocused();
    await expect(row).toContainText(`Con nombres: ${ministry}`);
    expect(await readList(request)).toBe(403);
    await row.getByRole('button', { name: /^Es este/ }).click();
    await expect(row.getByRole('button', { name: /^Es este/ })).toHaveCount(0);
    await expect(row).toBeFocused();
    const list = await request.get('/api/puerta/lista', { headers: fromPage });
    expect(await list.text()).toContain('Abigail');
  });

  await test.step('‘Quitar’ ends its credential; the focus stays in the list', async () => {
    await examine(page, [360, 768]);
    const row = page.getByRole('listitem').filter({ hasText: 'Mesa 2' });
    await row.getByRole('button', { name: /^Quitar/ }).click();
    const question = page.getByRole('alertdialog', { name: '¿Quitar «Mesa 2»?' });
    await expect(question).toContainText('se borran al conectarse o a las 12 h');
    await question.getByRole('button', { name: 'Quitar' }).click();
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Quitar «Mesa 1»' })).toBeFocused();
    expect(await readList(request)).toBe(401);
  });

  await test.step('the home says who made codes', async () => {
    await page.goto('/dashboard');
    await page.locator('summary').filter({ hasText: 'Códigos para teléfonos de la puerta' }).click();
    await expect(
      page.getByText(`«${server.adminName}» hizo un código para marcar viendo nombres`),
    ).toBeVisible();
  });
});

test('on a phone of 360 px the form opens above the list, by keyboard alone', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expect(/status of 403/);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, server.adminName, server.adminPassword);
  await page.goto('/dashboard/puerta');
  const open = page.getByRole('button', { name: 'Inscribir un teléfono' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Solo números' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Con nombres' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Escribe tu contraseña otra vez' });
  await question.getByLabel(/^Tu contraseña/).fill(server.adminPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Código: /).locator('..')).toBeFocused();
  await examine(page, [360]);
});
