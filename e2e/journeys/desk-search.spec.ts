import { devices, type Page } from '@playwright/test';
import { createMemberByApi, newPerson } from '../support/api.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { sendLogin } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use({ ...phone, viewport: { width: 360, height: 740 } });

// Its own church: every number in it is made of digits.
let church: RunningServer;
test.beforeAll(async () => {
  church = await startServer();
});
test.afterAll(() => church.stop());

/** Actions of a thumb, counted. */
function thumbOn(page: Page) {
  let touches = 0;
  return {
    touches: () => touches,
    async keys(text: string) {
      for (const key of text) await page.keyboard.press(key);
      touches += text.length;
    },
    async tap(name: string | RegExp, role: 'option' | 'button') {
      await page.getByRole(role, { name }).tap();
      touches += 1;
    },
  };
}

test('on a phone somebody is marked with five touches by number, and with four by name', async ({ page }) => {
  test.slow();
  await createMemberByApi(church, newPerson({ codigo: '88110573', nombre: 'Daniel', apellido: 'Choque' }));
  await createMemberByApi(church, newPerson({ codigo: '88220573', nombre: 'Rosa', apellido: 'Mendoza' }));
  await createMemberByApi(church, newPerson({ codigo: '88330600', nombre: 'Ñusta', apellido: 'Vaca' }));
  await page.goto(`${church.url}/auth/login`);
  await sendLogin(page, church.adminName, church.adminPassword);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${church.url}/dashboard/asistenciamembresia`);

  const field = page.getByRole('combobox', { name: 'Número de Membresía' });
  const list = page.getByRole('list', { name: 'Últimas asistencias marcadas' });
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  // The first tap of the evening; the field keeps the focus from then on.
  await field.tap();

  await test.step('four digits and the name', async () => {
    const thumb = thumbOn(page);
    await thumb.keys('0573');
    await thumb.tap(/Rosa Mendoza/, 'option');
    await expect(page.getByText(/Marcada a las/)).toBeVisible();
    await expect(list).toContainText('Rosa Mendoza');
    expect(thumb.touches()).toBe(5);
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
  });

  await test.step('a forgotten number: the letters, two of them, and the name', async () => {
    const thumb = thumbOn(page);
    await thumb.tap(/^abc/, 'button');
    await thumb.keys('nu');
    await thumb.tap(/Ñusta Vaca/, 'option');
    await expect(list).toContainText('Ñusta Vaca');
    expect(thumb.touches()).toBe(4);
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toBeFocused();
  });

  await test.step('who is marked shows the hour, and the list is there after a reload', async () => {
    await page.keyboard.type('0573');
    await expect(page.getByRole('option', { name: /Rosa Mendoza.*Marcada a las \d{2}:\d{2}/ })).toBeVisible();
    await page.reload();
    await expect(list.getByRole('listitem')).toHaveText([/Ñusta Vaca.*Deshacer/, /Rosa Mendoza.*Deshacer/]);
    expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
      'token',
      'user',
      'username',
    ]);
    await list.getByRole('button', { name: /Rosa Mendoza/ }).tap();
    await expect(list.getByRole('listitem')).toHaveText([/Ñusta Vaca/]);
  });

  await test.step('the list goes when the account signs out', async () => {
    await page.getByRole('button', { name: /menú/i }).first().tap();
    await page.getByRole('button', { name: 'Cerrar sesión' }).tap();
    await expect(page).toHaveURL(/\/auth\/login/i);
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('marcas'))),
    ).toEqual([]);
  });
});
