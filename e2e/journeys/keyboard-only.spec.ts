import { church } from '@ministerio/content';
import type { Page } from '@playwright/test';
import { churchToday, createMemberByApi } from '../support/api.ts';
import { createMinistryByApi } from '../support/ministry.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

async function signInByKeys(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/auth/login');
  await tabTo(page, page.getByLabel('Nombre de usuario'));
  await page.keyboard.type(username);
  await tabTo(page, page.getByLabel('Numero de membresia'));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Has iniciado sesión correctamente')).toBeVisible();
}

async function chooseByKeys(page: Page, entry: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Gestionar usuarios' }));
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: entry });
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(item).toBeFocused({ timeout: 200 });
  }).toPass();
  await page.keyboard.press('Enter');
}

test('an administrator marks, writes down an aporte, downloads the PDF and leaves by keyboard alone', async ({
  page,
  server,
}) => {
  test.slow();
  const member = await createMemberByApi(server);
  const ministry = `Adolescentes ${member.codigo}`;
  await createMinistryByApi(server, ministry, [member]);
  const today = churchToday();
  await signInByKeys(page, server.adminName, server.adminPassword);
  await expect(page).toHaveURL(/\/dashboard$/);

  await test.step('marks by number; the field is ready for the next person', async () => {
    const field = page.getByLabel('Número de Membresía');
    await tabTo(page, field);
    await page.keyboard.type(member.codigo);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Asistencia marcada exitosamente').first()).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
  });

  await test.step('opens the attendance of today', async () => {
    await chooseByKeys(page, 'Ver asistencias');
    await expect(page.getByRole('heading', { name: 'Asistencias por Categoría y Fecha' })).toBeVisible();
    const select = page.getByLabel('Seleccionar Categoría');
    await expect(select.getByRole('option', { name: ministry })).toBeAttached();
    await tabTo(page, select);
    const chosen = select.locator('option:checked');
    // Typed, a name is begun anew after a second between two letters.
    while ((await chosen.textContent()) !== ministry) await page.keyboard.press('ArrowDown');
    await tabTo(page, page.getByRole('button', { name: 'hoy' }));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Seleccionar Fecha')).toHaveValue(today.iso);
  });

  const row = page.getByRole('row').filter({ hasText: member.codigo });
  await test.step('saves an aporte', async () => {
    await tabTo(page, row.getByRole('textbox'));
    await page.keyboard.type('Bs 50');
    await tabTo(page, row.getByRole('button', { name: /^Guardar/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Aporte actualizado correctamente')).toBeVisible();
    await expect(row).toContainText('Bs 50');
    await expect(row.getByRole('textbox')).toHaveValue('');
  });

  await test.step('downloads the PDF, which is made without a call', async () => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await tabTo(page, page.getByRole('button', { name: 'Descargar PDF' }));
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await downloading).suggestedFilename()).toBe(`asistencias_${ministry}_${today.iso}.pdf`);
    // At most what is on the screen is read once more; nothing is sent and nothing is made elsewhere.
    const isRead = (call: string) =>
      /^GET \/(assets\/|api\/(asistencia\/|conteos\/|contactanos\/sin-leer$))/.test(call);
    expect(calls.filter((call) => !isRead(call))).toEqual([]);
  });

  await test.step('signs out', async () => {
    await chooseByKeys(page, 'Cerrar sesión');
    await expect(page).toHaveURL(/\/auth\/login$/);
  });
});

test('a member on a phone marks by position and leaves by keyboard alone', async ({
  page,
  context,
  server,
}) => {
  const member = await createMemberByApi(server);
  await page.setViewportSize({ width: 360, height: 740 });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ ...church.point, accuracy: 10 });
  await signInByKeys(page, member.username, member.password);
  const mark = page.getByRole('button', { name: 'Marcar Asistencia' });
  await expect(mark).toBeEnabled();
  await tabTo(page, mark);
  await page.keyboard.press('Enter');
  const marked = '¡Asistencia marcada correctamente desde el lugar de la iglesia!';
  await expect(page.getByRole('status').filter({ hasText: marked })).toHaveCount(1);
  await expect(page.getByRole('row').filter({ hasText: churchToday().shown })).toHaveCount(1);
  const menu = page.getByRole('button', { name: 'Abrir menú' });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Cerrar sesión' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\/login$/);
});
