import { formerTimes, type Output, titleTraces, tracesIn, wordTraces } from '@ministerio/test-kit/traces';
import { createMemberByApi } from '../support/api.ts';
import {
  fillActivities,
  fillData,
  fillMinistries,
  fillQuestions,
  fillSchedules,
  fillTexts,
  lima,
  openDocument,
  publishDocument,
} from '../support/lima.ts';
import { pagePaths, renderedOutput, visitorsAnswers } from '../support/outputs-of-church.ts';
import { createMinistryOf } from '../support/panel-forms.ts';
import { textOfPdf } from '../support/pdf.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, withServer } from '../support/test.ts';

/** A server of its own: its church moves. */
const test = withServer().extend({
  geolocation: lima.point,
  permissions: ['geolocation'],
});

const SCREENS = [
  '',
  '/category',
  '/editarUser',
  '/listUsers',
  '/asistencia',
  '/asistenciamembresia',
  '/form',
  '/crearUser',
  '/importar',
  '/sitio',
  ...['datos', 'horarios', 'actividades', 'preguntas', 'aviso', 'ministerios', 'textos', 'fotos'].map(
    (key) => `/sitio/${key}`,
  ),
].map((path) => `/dashboard${path}`);

test('a church in Lima makes the site its own in the panel alone: nothing of the first is left', async ({
  page,
  server,
  complaints,
}) => {
  // Every page and screen; a machine that other work holds takes three minutes.
  test.setTimeout(600_000);
  // The panel asks for the password after the call was refused.
  complaints.expect(/status of 403/);
  // The channel does not exist.
  complaints.expect(/status of 502/);
  const person = await createMemberByApi(server);
  const times = formerTimes(['11:15', '12:45', '19:25', '21:10', '10:05', '16:40']);
  const words = [...wordTraces, ...titleTraces];
  const look = (output: Output) => expect.soft(tracesIn(output, [...words, ...times])).toEqual([]);
  // A screen of the panel may say what time it is.
  const lookAtPanel = (output: Output) => expect.soft(tracesIn(output, words)).toEqual([]);

  await test.step('an administrator fills in what the panel asks for', async () => {
    await signIn(page, server.adminName, server.adminPassword);
    await openDocument(page, 'Datos');
    await fillData(page);
    await publishDocument(page, server.adminPassword);
    for (const [name, fill] of [
      ['Horarios', fillSchedules],
      ['Actividades', fillActivities],
      ['Preguntas', fillQuestions],
      ['Ministerios', fillMinistries],
      ['Textos', fillTexts],
    ] as const) {
      await openDocument(page, name);
      await fill(page);
      await publishDocument(page);
    }
    await createMinistryOf(page, lima.ministry, person.username);
  });

  await test.step('what visitors get without script', async () => {
    const outputs = await visitorsAnswers(server.url);
    for (const output of outputs) look(output);
    const textOf = (name: string) => outputs.find((output) => output.name === `GET ${name}`)?.text ?? '';
    for (const piece of [lima.name, '"addressCountry":"PE"', String(lima.point.latitude), lima.meeting]) {
      expect(textOf('/Inicio')).toContain(piece);
    }
    expect(textOf('/Contactanos')).toContain(lima.street);
    for (const title of Object.values(lima.pages)) expect(textOf('/ministerios')).toContain(title);
    expect(textOf('/ministerios')).toContain('href="/Red_joven#paraiso"');
    expect(textOf('/ministerios')).toContain('href="/ministerios#jovenes-de-lince"');
    expect(textOf('/ministerios')).not.toContain('#evangelismo');
    expect(textOf('/red_joven')).toContain(`<title>${lima.pages.red_joven} · ${lima.product}</title>`);
    for (const piece of ['Elsa Quispe', 'Llamar al', 'https://wa.me/51900000111?text=']) {
      expect(textOf('/proteccion-de-menores')).toContain(piece);
    }
    expect(textOf('/proteccion-de-menores')).not.toContain('Defensoría');
    expect(textOf('/manifest.webmanifest')).toContain(lima.product);
    expect(textOf('/calendario.ics')).toContain(lima.zone);
    expect(textOf('/embed/horarios')).toContain('19:25');
    expect(textOf('/api/contenido')).toContain(lima.channel);
  });

  await test.step('what visitors see, and the widgets', async () => {
    for (const path of await pagePaths(server.url)) {
      await page.goto(path, { waitUntil: 'networkidle' });
      look(await renderedOutput(page));
    }
    await page.goto('/widgets/');
    for (const widget of await page.getByRole('region', { name: /^Configurar/ }).all()) {
      await widget.scrollIntoViewIfNeeded();
    }
    await expect(page.locator('ministerio-horarios').getByText(lima.meeting).first()).toBeVisible();
    await expect(
      page.locator('ministerio-actividades').getByText('Vigilia en el malecón').first(),
    ).toBeVisible();
    look(await renderedOutput(page));
  });

  await test.step('the panel', async () => {
    for (const path of SCREENS) {
      await page.goto(path, { waitUntil: 'networkidle' });
      lookAtPanel(await renderedOutput(page));
    }
  });

  await test.step('a mark at the church, its list and its report', async () => {
    await page.goto('/dashboard');
    // The desk that the document shows before marks no person.
    await expect(page.getByText('Cargando…')).toHaveCount(0);
    await page.getByLabel('Número de Membresía').fill(person.codigo);
    await page.getByRole('button', { name: 'Marcar Asistencia' }).click();
    await expect(page.getByText('Asistencia marcada exitosamente').first()).toBeVisible();
    await page.goto('/dashboard/asistencia');
    await page.getByLabel('Seleccionar Categoría').selectOption({ label: lima.ministry });
    const row = page.getByRole('row').filter({ hasText: person.apellido });
    await row.getByRole('textbox').fill(`${lima.currency} 25,50`);
    await row.getByRole('button', { name: 'Guardar' }).click();
    await expect(row).toContainText(`${lima.currency} 25,50`);
    lookAtPanel(await renderedOutput(page));
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar PDF' }).click();
    const text = await textOfPdf(await (await downloading).path());
    expect(text).toContain(`${lima.currency} 25,50`);
    lookAtPanel({ name: 'PDF', text });
  });

  await test.step('a member at the church, and what the member reads', async () => {
    await page.evaluate(() => localStorage.clear());
    await signIn(page, person.username, person.password);
    for (const path of ['', '/profile', '/userAsistencia', '/clave', '/datos']) {
      await page.goto(`/dashboard/user${path}`, { waitUntil: 'networkidle' });
      lookAtPanel(await renderedOutput(page));
    }
  });
});
