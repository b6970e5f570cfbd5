import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { NewVisit } from '@ministerio/contract';
import { churchClock, dayAndMonth } from '@ministerio/contract/domain';
import type { Page } from '@playwright/test';
import { churchToday, createMemberByApi, post, signInByApi } from '../support/api.ts';
import { examine } from '../support/examine.ts';
import { textOfPdf } from '../support/pdf.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { sendLogin } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const DAY_MS = 86_400_000;

// Its own church: the day's counts are of everybody in it.
let church: RunningServer;
test.beforeAll(async () => {
  church = await startServer();
});
test.afterAll(() => church.stop());

/** A visit, and how long ago it was. */
type TestVisit = Omit<NewVisit, 'clave' | 'tomada'> & { readonly agoMs: number };

/** Notes visitors as the door does. */
async function sendVisits(token: string, visits: readonly TestVisit[]): Promise<void> {
  const now = Date.now();
  const visitas = visits.map(({ agoMs, ...visit }) => ({
    clave: randomUUID(),
    ...visit,
    tomada: new Date(now - agoMs).toISOString(),
  }));
  const answer = await fetch(`${church.url}/api/puerta/visitas`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-puerta': '1' },
    body: JSON.stringify({ enviada: new Date(now).toISOString(), visitas }),
  });
  expect(await answer.json()).toMatchObject({ resultados: visits.map(() => ({ resultado: 'anotada' })) });
}

/** The text of a file of the attendance that is chosen. */
async function download(page: Page, format: 'PDF' | 'CSV'): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: `Descargar ${format}` }).click();
  const file = await (await downloading).path();
  return format === 'PDF' ? textOfPdf(file) : readFile(file, 'utf8');
}

test('a visitor becomes a member with the days of the visits, and the day counts everybody', async ({
  page,
}) => {
  test.slow();
  const token = await signInByApi(church, church.adminName, church.adminPassword);
  const member = await createMemberByApi(church);
  const marked = { codigoMembresia: member.codigo };
  await post(`${church.url}/api/asistencia/marcar-por-membresia`, marked, token);
  const kevin = { nombre: 'Kevin', inicial: 'M', menor: false };
  await sendVisits(token, [
    { ...kevin, telefono: '700 12345', invito: 'Camila Rojas', agoMs: DAY_MS },
    { ...kevin, agoMs: 0 },
    { nombre: 'Lucía', inicial: 'C', menor: true, tutorTelefono: '3 342 1010', agoMs: 0 },
  ]);
  const today = churchToday().iso;
  const yesterday = churchClock(new Date(Date.now() - DAY_MS), 'America/La_Paz').date;

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${church.url}/auth/login`);
  await sendLogin(page, church.adminName, church.adminPassword);
  await expect(page).toHaveURL(/\/dashboard$/);

  await test.step('the day counts the visitors, and those whom nobody wrote down', async () => {
    await page.goto(`${church.url}/dashboard/asistencia`);
    await page.getByLabel('Seleccionar Categoría').selectOption({ label: 'Todos' });
    await page.getByLabel('Seleccionar Fecha').fill(today);
    await expect(
      page.getByText('En toda la iglesia: 1 con número + 3 visitas', { exact: true }),
    ).toBeHidden();
    await expect(
      page.getByText('En toda la iglesia: 1 con número + 2 visitas', { exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Anotar personas sin nombre' }).click();
    await page.getByLabel('Personas sin nombre').fill('20');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('En toda la iglesia: 1 con número + 2 visitas + 20 sin nombre'),
    ).toBeVisible();
    await examine(page, [1440, 360]);
  });

  await test.step('the visitors are listed; two are one person', async () => {
    await page.getByRole('link', { name: 'Ver las visitas' }).click();
    await expect(page).toHaveURL(/\/dashboard\/visitas$/);
    await expect(page.getByRole('row').filter({ hasText: 'Lucía C.' })).toContainText('De su familia');
    await expect(page.getByText(`¿Es Kevin M., que vino el ${dayAndMonth(yesterday)}?`)).toBeVisible();
    await examine(page, [1440, 360]);
    await page.getByRole('button', { name: 'Sí, es la misma persona' }).click();
    await expect(page.getByText(/^Kevin M\. es una sola persona: vino el/)).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Kevin M.' })).toHaveCount(1);
    const row = page.getByRole('row').filter({ hasText: 'Kevin M.' });
    await expect(row).toContainText('Camila Rojas');
    await row.getByRole('button', { name: 'Ver el número de Kevin M.' }).click();
    await expect(row.getByRole('link', { name: /Escribir por WhatsApp/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/59170012345\?/,
    );
  });

  const number = '88110042';
  await test.step('one becomes a member', async () => {
    await page.getByRole('button', { name: 'Hacer miembro a Kevin M.' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hacer miembro a Kevin M.' });
    await dialog.getByLabel('Código de membresía').fill(number);
    await dialog.getByLabel('Apellido').fill('Mendoza');
    await dialog.getByLabel('Nombre de usuario').fill('kevin.mendoza');
    await dialog.getByLabel('Correo electrónico').fill('kevin@ejemplo.bo');
    await dialog.getByRole('button', { name: 'Hacer miembro' }).click();
    const done = page.getByRole('dialog', { name: 'Kevin M. ya es miembro' });
    await expect(done).toContainText('Es miembro: sus 2 visitas pasaron a su asistencia.');
    await expect(done.getByRole('link', { name: 'Ver a Kevin Mendoza' })).toHaveAttribute(
      'href',
      /\/dashboard\/editar\/\d+$/,
    );
    await done.getByRole('button', { name: 'Listo' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Kevin M.' })).toHaveCount(0);
    // The number is the password.
    const own = await signInByApi(church, 'kevin.mendoza', number);
    const answer = await fetch(`${church.url}/api/asistencia/mis-asistencias`, {
      headers: { authorization: `Bearer ${own}` },
    });
    expect(((await answer.json()) as { date: string }[]).map(({ date }) => date)).toEqual([today, yesterday]);
  });

  await test.step('screen, PDF and CSV of the day say the same', async () => {
    const line = 'En toda la iglesia: 2 con número + 1 visita + 20 sin nombre';
    await page.goto(`${church.url}/dashboard/asistencia`);
    await expect(page.getByText(line)).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Mendoza' })).toHaveCount(1);
    expect(await download(page, 'PDF')).toContain(line);
    expect(await download(page, 'CSV')).toContain(`"${line}";"";"";"";"";"";""\r\n`);
  });
});
