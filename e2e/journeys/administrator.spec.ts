import { readFile } from 'node:fs/promises';
import { addDays, formatDate } from '@ministerio/contract/domain';
import type { Page } from '@playwright/test';
import {
  churchToday,
  createMemberByApi,
  type NewPerson,
  newPerson,
  post,
  signInByApi,
} from '../support/api.ts';
import { pressDownload } from '../support/download.ts';
import { submitRegistration } from '../support/panel-forms.ts';
import type { RunningServer } from '../support/running-server.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** An account that somebody makes on the public page. */
async function register(server: RunningServer, person: NewPerson): Promise<NewPerson> {
  await post(`${server.url}/api/auth/register`, person);
  return person;
}

async function openUserMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Gestionar usuarios' }).first().click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('an administrator writes down a paper list and corrects it, across ministries', async ({
  page,
  server,
}) => {
  const member = await createMemberByApi(server);
  const name = `${member.nombre} ${member.apellido}`;
  const day = addDays(churchToday().iso, -7);
  await signIn(page, server.adminName, server.adminPassword);

  await test.step('marks for the day of the list', async () => {
    await page.getByRole('button', { name: 'Otra fecha' }).click();
    await page.getByLabel('Fecha de la lista').fill(day);
    await expect(page.getByText(`Marcando para el ${formatDate(day)}`)).toBeVisible();
    const field = page.getByLabel('Número de Membresía');
    await field.fill(member.codigo);
    await field.press('Enter');
    await expect(
      page.getByText(`Asistencia del ${formatDate(day)} marcada exitosamente`).first(),
    ).toBeVisible();
    await expect(field).toBeFocused();
    await expect(page.getByRole('list', { name: 'Últimas asistencias marcadas' })).toContainText(
      formatDate(day),
    );
    await page.getByRole('button', { name: 'Volver a hoy' }).click();
    await field.fill(member.codigo);
    await field.press('Enter');
    await expect(page.getByText('Asistencia marcada exitosamente').first()).toBeVisible();
  });

  await test.step('finds it under Todos and in the file', async () => {
    await openUserMenu(page, 'Ver asistencias');
    await page.getByLabel('Seleccionar Categoría').selectOption({ label: 'Todos' });
    await page.getByLabel('Seleccionar Fecha').fill(day);
    await expect(page.getByRole('heading', { name: 'Todos' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: member.codigo })).toContainText(formatDate(day));
    const download = await pressDownload(page, 'Descargar CSV');
    expect(download.suggestedFilename()).toBe(`asistencias_Todos_${day}.csv`);
    expect(await readFile(await download.path(), 'utf8')).toContain(`"${member.codigo}"`);
  });

  await test.step('who is in no ministry is there too, until the mark is deleted', async () => {
    await page.getByLabel('Seleccionar Categoría').selectOption({ label: 'Sin ministerio' });
    await page.getByRole('button', { name: `Más acciones: ${name}` }).click();
    await page.getByRole('menuitem', { name: `Eliminar la asistencia de ${name}` }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(formatDate(day));
    await dialog.getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByText('Asistencia eliminada correctamente.')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: member.codigo })).toHaveCount(0);
  });
});

test('an administrator confirms who registered alone, or replaces who took somebody’s number', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const honest = await register(server, newPerson());
  const squatter = await register(server, newPerson());
  await signIn(page, server.adminName, server.adminPassword);

  await test.step('confirms the one', async () => {
    await openUserMenu(page, 'Editar usuarios');
    const row = page.getByRole('row').filter({ hasText: honest.username });
    await expect(row).toContainText('Registro propio');
    await row.getByRole('button', { name: `Confirmar el registro de ${honest.username}` }).click();
    await expect(page.getByText(`Se confirmó el registro de ${honest.username}.`)).toBeVisible();
    await expect(row).not.toContainText('Registro propio');
  });

  await test.step('replaces the other', async () => {
    const member = newPerson({ codigo: squatter.codigo });
    await page.getByRole('button', { name: 'Crea un nuevo usuario' }).click();
    const form = page.getByRole('form', { name: 'Crea tu cuenta' });
    await submitRegistration(form, member);
    const dialog = page.getByRole('alertdialog', { name: `¿Reemplazar la cuenta «${squatter.username}»?` });
    await expect(dialog).toContainText('no tiene asistencias');
    await dialog.getByRole('button', { name: 'Reemplazar' }).click();
    await expect(page.getByText('Cuenta creada exitosamente')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: member.username })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: squatter.username })).toHaveCount(0);
  });
});

test('an administrator sees who is in a ministry and lets somebody go', async ({ page, server }) => {
  const member = await createMemberByApi(server);
  const name = `${member.nombre} ${member.apellido}`;
  const ministry = `Intercesion ${member.codigo}`;
  const token = await signInByApi(server, server.adminName, server.adminPassword);
  await post(`${server.url}/api/category/create`, { name: ministry }, token);
  await signIn(page, server.adminName, server.adminPassword);
  await page.getByRole('link', { name: 'Gestionar Ministerios' }).first().click();

  const assign = page.getByRole('form', { name: 'Asignar Usuario a un ministerio' });
  await assign.getByRole('combobox').nth(0).selectOption({ label: member.username });
  await assign.getByRole('combobox').nth(1).selectOption({ label: ministry });
  await assign.getByRole('button', { name: 'Asignar Usuario' }).click();
  await expect(page.getByText('¡Usuario asignado a ministerio exitosamente!')).toBeVisible();

  await page.getByRole('button', { name: `Ver miembros de ${ministry}` }).click();
  const dialog = page.getByRole('dialog', { name: `Miembros de «${ministry}»` });
  await expect(dialog).toContainText(name);
  await dialog.getByRole('button', { name: `Quitar a ${name}` }).click();
  await expect(dialog).toContainText('Este ministerio no tiene miembros.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Ver miembros de ${ministry}` })).toBeFocused();
});
