import { formatDate, monthAndYear, monthBefore, monthName } from '@ministerio/contract/domain';
import { churchToday, createMemberByApi, newPerson, post, signInByApi } from '../support/api.ts';
import { textOfPdf } from '../support/pdf.ts';
import type { RunningServer } from '../support/running-server.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, withServer } from '../support/test.ts';

/** A server of its own: its last month is counted to the coin. */
const test = withServer();

const day = monthBefore(churchToday().iso).to;
const month = day.slice(0, 7);

/** Member who came on the last day of the last month and gave; the panel does that elsewhere. */
async function giver(server: RunningServer, aporte: string) {
  const person = await createMemberByApi(server);
  const token = await signInByApi(server, server.adminName, server.adminPassword);
  const path = `${server.url}/api/asistencia`;
  const mark = await post(`${path}/otra-fecha`, { codigoMembresia: person.codigo, fecha: day }, token);
  const { id, userId } = mark as { id: number; userId: number };
  await fetch(`${path}/${id}/editar-aporte`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ aporte }),
  });
  return { ...person, id: userId };
}

test('a month is counted by two, closed for good and corrected with a reason', async ({
  page,
  server,
  complaints,
}) => {
  // Refused until there is a confirmation, the second person's own password, a reason.
  complaints.expect(/status of 40[39]/);
  const ana = await giver(server, 'Bs 20');
  await giver(server, 'arroz');
  const second = newPerson({ nombre: 'Ruth', password: 'una clave propia' });
  await createMemberByApi(server, second);
  await signIn(page, server.adminName, server.adminPassword);
  const open = async (entry: string) => {
    await page.getByRole('button', { name: 'Gestionar usuarios' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  const closed = page.getByRole('region', { name: `Cierre de ${monthAndYear(month)}` });

  await test.step('counts and closes, with a second person', async () => {
    await open('Cierre de aportes');
    const form = page.getByRole('form', { name: `Cerrar ${monthName(day)}` });
    await expect(form.getByText('2 asistencias · 1 sin monto')).toBeVisible();
    await form.getByLabel('Bs 10', { exact: true }).fill('1');
    await form.getByLabel('Bs 5', { exact: true }).fill('1');
    await expect(form.getByText('Falta').locator('..')).toContainText('Bs 5');
    await form.getByLabel('Su usuario').fill(second.username);
    await form.getByLabel('Su contraseña').fill('no es esta');
    await form.getByRole('button', { name: `Cerrar ${monthName(day)}` }).click();
    const confirmation = page.getByRole('dialog', { name: 'Escribe tu contraseña otra vez' });
    await confirmation.getByLabel(/^Tu contraseña/).fill(server.adminPassword);
    await confirmation.getByRole('button', { name: 'Confirmar' }).click();
    await expect(
      form.getByText('El usuario o la contraseña de la segunda persona no son correctos.'),
    ).toBeVisible();
    await form.getByLabel('Su contraseña').fill(second.password);
    await form.getByRole('button', { name: `Cerrar ${monthName(day)}` }).click();
    await expect(page.getByText('Mes cerrado.')).toBeVisible();
    await expect(closed).toBeFocused();
    await expect(closed).toContainText(`y ${second.nombre} ${second.apellido}.`);
    await expect(page.getByText('No hay meses por cerrar.')).toBeVisible();
  });

  const aporte = page.getByLabel(`Aporte de ${ana.nombre} ${ana.apellido}`);
  await test.step('a correction asks why, and is nothing where nobody says it', async () => {
    await open('Ver asistencias');
    await page.getByLabel('Seleccionar Categoría').selectOption({ label: 'Todos' });
    await page.getByLabel('Seleccionar Fecha').fill(day);
    await aporte.fill('50');
    await aporte.press('Enter');
    const dialog = page.getByRole('dialog', { name: '¿Por qué cambia?' });
    await expect(dialog).toContainText(`El mes de ${monthName(day)} está cerrado.`);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    // The dialog says the same while it goes; only a row that is not being saved takes another Enter.
    await expect(aporte).toHaveAccessibleDescription(/Escribe por qué lo cambias\.$/);
    await aporte.press('Enter');
    await dialog.getByLabel('Motivo').fill('El sobre decía 50');
    await dialog.getByRole('button', { name: 'Guardar el ajuste' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('[data-part="run"]')).toContainText('Bs 50');
  });

  await test.step('it is an adjustment; what was recorded stays, also without the person', async () => {
    const token = await signInByApi(server, server.adminName, server.adminPassword);
    await fetch(`${server.url}/api/auth/users/${ana.id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    });
    await open('Cierre de aportes');
    await expect(closed.getByText('Registrado').locator('..')).toContainText('Bs 20');
    await expect(closed.getByRole('list', { name: 'Ajustes' })).toHaveText(
      `Bs 30 El sobre decía 50del ${formatDate(day)}, por ${server.adminName}`,
    );
    await expect(closed).toContainText('Con los ajustes: Bs 50');
  });

  await test.step('the page to sign says the same', async () => {
    const downloading = page.waitForEvent('download');
    await closed.getByRole('button', { name: 'Descargar PDF para firmar' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`cierre_${month}.pdf`);
    const text = await textOfPdf(await download.path());
    for (const words of [
      `Cierre de ${monthAndYear(month)}`,
      'Registrado Bs 20 Contado Bs 15 Falta Bs 5',
      'Toda la iglesia, cada asistencia una vez 2 Bs 20 1',
      `${formatDate(day)} El sobre decía 50 Bs 30`,
      `${second.nombre} ${second.apellido}`,
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain(ana.apellido);
  });

  await test.step('the panel tells every administrator', async () => {
    await page.goto('/dashboard');
    await page.locator('summary').filter({ hasText: 'Cierre de aportes' }).click();
    await expect(page.getByText(`«${server.adminName}» cerró ${monthAndYear(month)}`)).toBeVisible();
    await expect(page.getByText(`«${server.adminName}» ajustó ${monthAndYear(month)}`)).toBeVisible();
  });
});
