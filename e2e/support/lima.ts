import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** An invented church in Lima, as an administrator there fills in 'Sitio'. */
export const lima = {
  name: 'Iglesia Camino Nuevo',
  product: 'Camino Nuevo Joven',
  zone: 'America/Lima',
  currency: 'PEN',
  whatsapp: '+51 900 000 000',
  phone: '+51 1 555 0100',
  street: 'Av. Arequipa 1520',
  channel: 'UC0123456789abcdefghijkl',
  point: { latitude: -12.0823, longitude: -77.0345 },
  meeting: 'Noche de fe',
  ministry: 'Jóvenes de Lince',
  /** Titles of the pages in its menu, by their keys in the texts. */
  pages: {
    inicio: 'Portal',
    ministerios: 'Equipos',
    red_joven: 'Encuentros',
    noticias: 'Cursos',
    Contactanos: 'Visítanos',
  },
} as const;

/** Values of each part of 'Datos', by the labels of its fields; the position comes from the phone. */
const data: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Nombre y lugar': {
    'Nombre de la iglesia': lima.name,
    'Nombre del sitio': lima.product,
    Ciudad: 'Lima',
    País: 'Perú',
    Dirección: `${lima.street}\nLince, Lima`,
  },
  Contacto: { WhatsApp: lima.whatsapp, Teléfono: lima.phone, Correo: 'hola@camino.example' },
  Redes: {
    Facebook: 'https://www.facebook.com/camino.example',
    Instagram: 'https://www.instagram.com/camino.example',
    YouTube: 'https://www.youtube.com/@camino.example',
    Canal: lima.channel,
  },
  'Mapa y radio': { Radio: '150' },
  Plano: {
    'Calle de la iglesia': 'Av. Arequipa',
    'Calle de la izquierda': 'Jr. Risso',
    'Calle de la derecha': 'Jr. Bartolomé Herrera',
    'El plano con palabras': 'Plano: la iglesia está en la avenida, frente al parque.',
  },
  'Zona, idioma y moneda': { Moneda: lima.currency, Código: 'PE' },
  Protección: { Responsable: 'Elsa Quispe', Teléfono: '+51 900 000 111' },
};

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
export async function fillData(page: Page): Promise<void> {
  for (const [section, fields] of Object.entries(data)) {
    for (const [label, value] of Object.entries(fields)) {
      await part(page, section).getByLabel(label).fill(value);
    }
  }
  const zone = part(page, 'Zona, idioma y moneda');
  await zone.getByLabel('Zona horaria').selectOption(lima.zone);
  await zone.getByLabel('Idioma').selectOption('es-PE');
  await part(page, 'Mapa y radio').getByRole('button', { name: 'Usar mi ubicación ahora' }).click();
  await expect(part(page, 'Mapa y radio').getByLabel('Latitud')).toHaveValue(String(lima.point.latitude));
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

/** Replaces the meetings: one on Sunday, one on Saturday, and the office. */
export async function fillSchedules(page: Page): Promise<void> {
  await empty(page, 'Cada semana');
  const meetings = [
    { name: 'Culto del domingo', day: 'dom', from: '11:15', to: '12:45', section: 'servicios' },
    { name: lima.meeting, day: 'sáb', from: '19:25', to: '21:10', section: 'reuniones' },
    { name: 'Secretaría', day: 'mar', from: '10:05', to: '16:40', section: 'oficina' },
  ];
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
export async function fillActivities(page: Page): Promise<void> {
  await empty(page, 'En este orden');
  await page.getByRole('button', { name: 'Agregar una actividad' }).click();
  const row = newRow(page, 'En este orden');
  await row.getByLabel('Título').fill('Vigilia en el malecón');
  await row.getByLabel('De qué se trata').fill('Cantamos y oramos frente al mar.');
  await row.getByLabel('Cuándo').fill('Cada sábado');
  await row.getByLabel('Hora').fill('19:25 a 21:10');
  await row.getByLabel('Lugar').fill('Malecón');
  await row.getByRole('radio', { name: 'Los de una reunión' }).check();
  await row.getByLabel('¿Qué reunión?').selectOption({ label: lima.meeting });
}

/** Replaces the questions by one, which names the hours and the place. */
export async function fillQuestions(page: Page): Promise<void> {
  await empty(page, 'En este orden');
  await page.getByRole('button', { name: 'Agregar una pregunta' }).click();
  const row = newRow(page, 'En este orden');
  await row.getByRole('textbox', { name: 'Pregunta' }).fill('¿Cuándo y dónde los visito?');
  await row.getByLabel('Respuesta').fill('El domingo de {servicios}, en {direccion}.');
}

/** Replaces the site's ministries by one, which the site is about. */
export async function fillMinistries(page: Page): Promise<void> {
  await empty(page, 'En este orden');
  await page.getByRole('button', { name: 'Agregar un ministerio' }).click();
  const row = newRow(page, 'En este orden');
  await row.getByLabel('Nombre').fill(lima.ministry);
  await row.getByLabel('Entrada').fill('Los sábados nos vemos en la avenida.');
  await row.getByLabel('Párrafo').fill('Ven con un amigo.');
  await row.getByLabel('Dibujo').selectOption({ label: 'Llama' });
  await row.getByRole('checkbox', { name: /^Es el ministerio del sitio/ }).check();
}

/** Rewrites every title, and the texts that speak of a place and of a number of services. */
export async function fillTexts(page: Page): Promise<void> {
  const closed = page.getByRole('main').locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  const titles = page.locator('[name$=".titulo"], [name$=".titular"], [name*=".lineas."]');
  for (const [index, field] of (await titles.all()).entries()) await field.fill(`Camino ${index + 1}`);
  for (const [name, text] of [
    ...Object.entries(lima.pages).map(([key, title]) => [`${key}.titulo`, title] as const),
    ['inicio.inicios.parrafos.1', 'Empezamos en una cochera, y seguimos dejando la puerta abierta.'],
    ['red_joven.secciones.reunion.entrada', 'Un culto cada domingo y una noche para jóvenes.'],
    ['Contactanos.ubicacion.parrafos.0', 'A una cuadra del parque. El corredor azul para enfrente.'],
  ] as const) {
    await page.locator(`[name="textos.${name}"]`).fill(text);
  }
}
