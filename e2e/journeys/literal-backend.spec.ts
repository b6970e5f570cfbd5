import { church } from '@ministerio/content';
import { director, expect, extrasAbsent, test } from '../literal-backend/test.ts';
import { churchToday, newPerson } from '../support/api.ts';
import { pressDownload } from '../support/download.ts';
import { createMinistryOf, submitRegistration } from '../support/panel-forms.ts';
import { textOfPdf } from '../support/pdf.ts';
import { sendLogin, signIn } from '../support/sign-in.ts';

test('the main job is done on a backend that has only the calls of the specification', async ({
  page,
  backend,
  complaints,
}) => {
  test.slow();
  complaints.expect(extrasAbsent);
  complaints.expect(/status of 400/);
  complaints.expect(/^Error al (iniciar sesión: refused 403|registrar: refused 400)$/);
  const person = newPerson();
  const today = churchToday();
  const ministry = 'Red de Jóvenes';

  await test.step('signs in; a wrong password gets the specification’s words', async () => {
    await page.goto('/auth/login');
    await sendLogin(page, director.username, 'otra');
    await expect(page.getByText('Credenciales incorrectas')).toBeVisible();
    await sendLogin(page, director.username, director.password);
    await expect(page.getByText('Has iniciado sesión correctamente')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('the dashboard shows nothing that this backend does not have', async () => {
    // The login's document has been idle before; this one is when its calls are answered.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const screens = page.getByRole('navigation', { name: 'Pantallas del panel' });
    await expect(screens.getByRole('link', { name: 'Ver asistencias' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('alert')).toHaveCount(0);
    for (const extra of [
      'Importar miembros',
      'Seguimiento',
      'Teléfonos de la puerta',
      'Cierre de aportes',
      'Registro de cambios',
      'Mi acceso',
      'Sitio',
    ]) {
      await expect(page.getByRole('link', { name: extra })).toHaveCount(0);
    }
  });

  await test.step('creates a member; a name that is taken gets the server’s words', async () => {
    await page.getByRole('button', { name: 'Crea un nuevo usuario' }).click();
    const form = page.getByRole('form', { name: 'Crea tu cuenta' });
    await submitRegistration(form, { ...person, username: director.username });
    await expect(
      page.getByText(/Error al crear la cuenta\. Por favor, inténtalo de nuevo\./).first(),
    ).toBeVisible();
    await submitRegistration(form, person);
    await expect(page.getByText('Cuenta creada exitosamente')).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar formulario' }).click();
  });

  await test.step('creates a ministry and assigns the member to it', async () => {
    await createMinistryOf(page, ministry, person.username);
  });

  await test.step('marks by number; a second time the backend’s text is shown', async () => {
    const field = page.getByLabel('Número de Membresía');
    await field.fill(person.codigo);
    await field.press('Enter');
    await expect(page.getByText('Asistencia marcada exitosamente').first()).toBeVisible();
    await expect(field).toHaveValue('');
    await field.fill(person.codigo);
    await field.press('Enter');
    await expect(page.getByText('Este usuario ya marcó asistencia hoy.').first()).toBeVisible();
  });

  await test.step('sees the row of the chosen day alone, saves an aporte, downloads the PDF', async () => {
    const member = backend.records.users.find(({ codigo }) => codigo === person.codigo);
    backend.records.addMark({
      userId: member?.id ?? 0,
      date: '2026-02-28',
      hour: 9,
      minute: 5,
      position: null,
    });
    await page.getByRole('button', { name: 'Gestionar usuarios' }).first().click();
    await page.getByRole('menuitem', { name: 'Ver asistencias' }).click();
    await page.getByLabel('Seleccionar Categoría').selectOption({ label: ministry });
    await page.getByLabel('Seleccionar Fecha').fill(today.iso);
    const table = page.getByRole('table');
    const row = table.getByRole('row').filter({ hasText: person.codigo });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(today.shown);
    await row.getByRole('textbox').fill('50');
    await row.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Aporte actualizado correctamente')).toBeVisible();
    await expect(row).toContainText('50');
    await expect(row.getByRole('textbox')).toHaveValue('');
    const options = await page.getByLabel('Seleccionar Categoría').getByRole('option').allTextContents();
    expect(options).toEqual(['Seleccione una categoría', ministry]);

    const download = await pressDownload(page, 'Descargar PDF');
    expect(download.suggestedFilename()).toBe(`asistencias_${ministry}_${today.iso}.pdf`);
    expect(await textOfPdf(await download.path())).toContain(
      `Reporte de Asistencias - ${ministry} (${today.shown})`,
    );

    await page.getByLabel('Seleccionar Fecha').fill('2026-02-28');
    await expect(row).toContainText('28-02-2026');
    await expect(row).toContainText('09:05');
  });

  await test.step('reads the messages, with dates in two forms and a name that is missing', async () => {
    await page.goto('/dashboard/form');
    await expect(page.getByRole('row').filter({ hasText: 'Rosa Méndez' })).toContainText('20-09-2026');
    await expect(page.getByRole('row').filter({ hasText: 'Gracias.' })).toContainText('21-09-2026');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('edits the member and deletes one', async () => {
    await page.goto('/dashboard/editarUser');
    await page
      .getByRole('row')
      .filter({ hasText: person.email })
      .getByRole('link', { name: /Editar/ })
      .click();
    // The list, which stays until the editor has come, has a field with this word in its name: its search.
    await expect(page.getByRole('heading', { level: 1, name: 'Editar usuario' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill(`nueva.${person.email}`);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page).toHaveURL(/\/dashboard\/editarUser$/i);
    const row = page.getByRole('row').filter({ hasText: `nueva.${person.email}` });
    await row.getByRole('button', { name: /Eliminar/ }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('sus asistencias');
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect(row).toHaveCount(0);
  });
});

test('a member registers, marks by position and sees the own list', async ({ page, context, complaints }) => {
  complaints.expect(extrasAbsent);
  complaints.expect(/status of 400/);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ ...church.point, accuracy: 12 });
  const person = newPerson();

  await page.goto('/auth/Registro');
  await submitRegistration(page.getByRole('main'), person);
  await expect(page.getByText('Cuenta creada exitosamente')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login$/i);

  await signIn(page, person.username, person.password);
  await expect(page).toHaveURL(/\/dashboard\/user$/);
  await expect(page.getByText('No se encontraron asistencias.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Marcar Asistencia' }).click();
  await expect(
    page.getByText('¡Asistencia marcada correctamente desde el lugar de la iglesia!').first(),
  ).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: churchToday().shown })).toContainText('-17.8132');
});
