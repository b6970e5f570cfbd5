import type { Page } from '@playwright/test';
import type { Church } from './churches.ts';
import { expect } from './test.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens a document of 'Sitio'. @param name - as its list shows it. */
export async function openDocument(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard/sitio');
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Publishes the open document, with the password where it is asked for. */
export async function publishDocument(page: Page, password?: string): Promise<void> {
  await page.getByRole('button', { name: 'Publicar' }).click();
  if (password !== undefined) {
    const dialog = page.getByRole('dialog', { name: 'Escribe tu contraseña otra vez' });
    await dialog.getByLabel('Tu contraseña').fill(password);
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
  }
  await expect(page.getByText(/^Publicado a las/)).toBeVisible();
}

/** Fills in 'Datos'; the phone is at the church. */
async function fillData(page: Page, church: Church): Promise<void> {
  const { name, product, city, currency, countryCode, channel } = church;
  const parts = {
    ...church.data,
    'Nombre y lugar': {
      'Nombre de la iglesia': name,
      'Nombre del sitio': product,
      Ciudad: city,
      ...church.data['Nombre y lugar'],
    },
    Redes: { ...church.data.Redes, Canal: channel },
    'Zona, idioma y moneda': { Moneda: currency, Código: countryCode },
  };
  for (const [section, fields] of Object.entries(parts)) {
    for (const [label, value] of Object.entries(fields)) {
      await part(page, section).getByLabel(label).fill(value);
    }
  }
  const zone = part(page, 'Zona, idioma y moneda');
  await zone.getByLabel('Zona horaria').selectOption(church.zone);
  await zone.getByLabel('Idioma').selectOption(church.locale);
  await part(page, 'Mapa y radio').getByRole('button', { name: 'Usar mi ubicación ahora' }).click();
  const latitude = part(page, 'Mapa y radio').getByLabel('Latitud');
  await expect(latitude).toHaveValue(String(church.point.latitude));
}

/** Removes every row of a list. */
async function empty(page: Page, list: string): Promise<void> {
  const rows = part(page, list).getByRole('listitem');
  for (let left = await rows.count(); left > 0; left -= 1) {
    await rows.first().getByRole('button').click();
    await rows
      .first()
      .getByRole('button', { name: /^Quitar / })
      // A paragraph has one too.
      .last()
      .click();
    await expect(rows).toHaveCount(left - 1);
  }
}

const newRow = (page: Page, list: string) => part(page, list).getByRole('listitem').last();

/** Replaces the meetings. */
async function fillSchedules(page: Page, { meetings }: Church): Promise<void> {
  await empty(page, 'Cada semana');
  for (const { name, day, from, to, section } of meetings) {
    await page.getByRole('button', { name: 'Agregar una reunión' }).click();
    const row = newRow(page, 'Cada semana');
    await row.getByLabel('Nombre').fill(name);
    if (day !== 'sáb') {
      await row.getByRole('checkbox', { name: 'sáb' }).uncheck();
      await row.getByRole('checkbox', { name: day }).check();
    }
    await row.getByLabel('Empieza').fill(from);
    await row.getByLabel('Termina').fill(to);
    await row.getByLabel('Dónde se ve').selectOption(section);
  }
}

/** Replaces the activities by one that follows a meeting. */
async function fillActivities(page: Page, { activity, meetings: [, night] }: Church): Promise<void> {
  await empty(page, 'En este orden');
  await page.getByRole('button', { name: 'Agregar una actividad' }).click();
  const row = newRow(page, 'En este orden');
  for (const [label, value] of Object.entries(activity)) await row.getByLabel(label).fill(value);
  await row.getByRole('radio', { name: 'Los de una reunión' }).check();
  await row.getByLabel('¿Qué reunión?').selectOption({ label: night.name });
}

/** Replaces the questions by one, which names the hours and the place. */
async function fillQuestions(page: Page): Promise<void> {
  await empty(page, 'En este orden');
  await page.getByRole('button', { name: 'Agregar una pregunta' }).click();
  const row = newRow(page, 'En este orden');
  await row.getByRole('textbox', { name: 'Pregunta' }).fill('¿Cuándo y dónde los visito?');
  await row.getByLabel('Respuesta').fill('El domingo de {servicios}, en {direccion}.');
}

/** Replaces the site's ministries; the first is the one that the site is about. */
async function fillMinistries(page: Page, { ministries }: Church): Promise<void> {
  await empty(page, 'En este orden');
  for (const [name, drawing] of ministries) {
    await page.getByRole('button', { name: 'Agregar un ministerio' }).click();
    const row = newRow(page, 'En este orden');
    await row.getByLabel('Nombre').fill(name);
    await row.getByLabel('Entrada').fill('Hay un sitio para ti.');
    await row.getByLabel('Párrafo').fill('Ven con un amigo.');
    await row.getByLabel('Dibujo').selectOption({ label: drawing });
  }
  await part(page, 'En este orden')
    .getByRole('checkbox', { name: /^Es el ministerio del sitio/ })
    .first()
    .check();
}

/** Rewrites every title, and the texts that speak of a place and of a number of services. */
async function fillTexts(page: Page, { pages, texts }: Church): Promise<void> {
  const closed = page.getByRole('main').locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  const titles = page.locator('[name$=".titulo"], [name$=".titular"], [name*=".lineas."]');
  for (const [index, field] of (await titles.all()).entries()) await field.fill(`Camino ${index + 1}`);
  for (const [name, text] of [
    ...Object.entries(pages).map(([key, title]) => [`${key}.titulo`, title] as const),
    ...Object.entries(texts),
  ]) {
    await page.locator(`[name="textos.${name}"]`).fill(text);
  }
}

const FORMS = [
  ['Datos', fillData],
  ['Horarios', fillSchedules],
  ['Actividades', fillActivities],
  ['Preguntas', fillQuestions],
  ['Ministerios', fillMinistries],
  ['Textos', fillTexts],
] as const;

/** Makes the site a church's own in the panel. @param password - of the administrator, whom 'Datos' asks for it */
export async function fillChurch(page: Page, church: Church, password: string): Promise<void> {
  for (const [name, fill] of FORMS) {
    await openDocument(page, name);
    await fill(page, church);
    await publishDocument(page, name === 'Datos' ? password : undefined);
  }
}
