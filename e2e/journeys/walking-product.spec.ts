import { church } from '@ministerio/content';
import { churchToday, newPerson } from '../support/api.ts';
import { pressDownload } from '../support/download.ts';
import { createMinistryOf, submitRegistration } from '../support/panel-forms.ts';
import { textOfPdf } from '../support/pdf.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('an administrator does the main job, then the member marks by position', { tag: '@core' }, async ({
  page,
  server,
  browser,
  complaints,
}) => {
  test.slow();
  complaints.expect(/status of 409/);
  const person = newPerson();
  const ministry = `Red de Jóvenes ${person.codigo}`;
  const today = churchToday();

  await test.step('signs in with the printed administrator', async () => {
    expect(server.adminPassword).not.toBe('');
    await signIn(page, server.adminName, server.adminPassword);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('creates a member in the panel', async () => {
    await page.getByRole('button', { name: 'Crea un nuevo usuario' }).click();
    const form = page.getByRole('form', { name: 'Crea tu cuenta' });
    await submitRegistration(form, person);
    await expect(page.getByText('Cuenta creada exitosamente')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.getByRole('button', { name: 'Cerrar formulario' }).click();
  });

  await test.step('creates a ministry and assigns the member to it', async () => {
    await createMinistryOf(page, ministry, person.username);
    await expect(page.getByRole('cell', { name: `${ministry} 1 miembro`, exact: true })).toBeVisible();
  });

  await test.step('marks attendance by membership number', async () => {
    const field = page.getByLabel('Número de Membresía');
    await field.fill(` ${person.codigo} `);
    await field.press('Enter');
    await expect(page.getByText('Asistencia marcada exitosamente').first()).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
  });

  await test.step('sees the row under ministry and date, saves an aporte, downloads the PDF', async () => {
    await page.getByRole('button', { name: 'Gestionar usuarios' }).first().click();
    await page.getByRole('menuitem', { name: 'Ver asistencias' }).click();
    await expect(page.getByRole('button', { name: 'Descargar PDF' })).toBeDisabled();
    await page.getByLabel('Seleccionar Categoría').selectOption({ label: ministry });
    await page.getByLabel('Seleccionar Fecha').fill(today.iso);
    const row = page.getByRole('row').filter({ hasText: person.codigo });
    await expect(row).toContainText(person.nombre);
    await expect(row).toContainText(person.apellido);
    await expect(row).toContainText(today.shown);
    await row.getByRole('textbox').fill('Bs 25,50');
    await row.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Aporte actualizado correctamente')).toBeVisible();
    await expect(row).toContainText('Bs 25,50');
    await expect(row.getByRole('textbox')).toHaveValue('');

    const download = await pressDownload(page, 'Descargar PDF');
    expect(download.suggestedFilename()).toBe(`asistencias_${ministry}_${today.iso}.pdf`);
    const text = await textOfPdf(await download.path());
    expect(text).toContain(`Reporte de Asistencias - ${ministry} (${today.shown})`);
    for (const word of [
      'Nombre',
      'Apellido',
      'Fecha',
      'Hora',
      'Aporte',
      'Camila',
      'Núñez',
      today.shown,
      'Bs 25,50',
    ]) {
      expect(text).toContain(word);
    }
  });

  await test.step('a second mark of the same day is refused with the server’s words', async () => {
    const field = page.getByLabel('Número de Membresía');
    await field.fill(person.codigo);
    await field.press('Enter');
    await expect(page.getByText('Este usuario ya marcó asistencia hoy.').first()).toBeVisible();
    await expect(page.getByText(/Ya marcó, a las \d{2}:\d{2}/)).toBeVisible();
    await expect(field).toHaveValue('');
  });

  await test.step('another member signs in, marks by position at the church and sees the own list', async () => {
    const member = newPerson({ nombre: 'José Luis' });
    await page.getByRole('button', { name: 'Crea un nuevo usuario' }).click();
    const form = page.getByRole('form', { name: 'Crea tu cuenta' });
    await submitRegistration(form, member);
    await expect(page.getByText('Cuenta creada exitosamente').first()).toBeVisible();

    const phone = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 360, height: 740 },
      geolocation: { ...church.point, accuracy: 12 },
      permissions: ['geolocation'],
      timezoneId: 'Asia/Tokyo',
    });
    const memberPage = await phone.newPage();
    await signIn(memberPage, member.username, member.password);
    await expect(memberPage).toHaveURL(/\/dashboard\/user$/);
    await expect(memberPage.getByText('No se encontraron asistencias.')).toBeVisible();
    await memberPage.getByRole('button', { name: 'Marcar Asistencia' }).click();
    await expect(
      memberPage.getByText('¡Asistencia marcada correctamente desde el lugar de la iglesia!').first(),
    ).toBeVisible();
    const row = memberPage.getByRole('row').filter({ hasText: today.shown });
    await expect(row).toContainText('-17.8132');
    await phone.close();
  });
});
