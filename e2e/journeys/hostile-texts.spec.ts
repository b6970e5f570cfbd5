import { seo } from '@ministerio/content';
import { defaultDocuments } from '@ministerio/content/site';
import type { ContentDocuments } from '@ministerio/contract';
import type { Page } from '@playwright/test';
import { publishByApi } from '../support/publish.ts';
import { quietEvening } from '../support/server-clock.ts';
import { expect, withServer } from '../support/test.ts';

const { today, environment } = quietEvening();

/** A server of its own: its church's texts leave a tag, an attribute or a script wherever they are not escaped (R60). */
const test = withServer(environment);

const pages = Object.values(seo).map(({ path }) => path);
const frames = ['faq', 'predicas', 'horarios', 'actividades'].map((name) => `/embed/${name}`);

/**
 * Ends a comment, a title, a script and an attribute of either quotes, then opens an element that we never use. Short
 * enough for every field.
 */
const HOSTILE = `--></title></script>'"><b bad>`;

const { datos, horarios, actividades, ministerios, textos } = defaultDocuments;

/** A document of the same shape with the hostile text for each of its texts. */
const hostileTexts = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) => (typeof part === 'string' ? HOSTILE : part));

const hostileDocuments: Partial<ContentDocuments> = {
  datos: {
    ...datos,
    nombre: HOSTILE,
    producto: HOSTILE,
    ciudad: HOSTILE,
    pais: HOSTILE,
    direccion: [HOSTILE, HOSTILE],
    plano: { calle: HOSTILE, cruces: [HOSTILE, HOSTILE], descripcion: HOSTILE },
    responsable: HOSTILE,
  },
  horarios: horarios.map((meeting) => ({ ...meeting, titulo: HOSTILE, lugar: HOSTILE })),
  excepciones: horarios.flatMap(({ id = '' }) => ({
    reunion: id,
    fecha: today,
    tipo: 'movida' as const,
    inicio: '20:00',
    fin: '21:00',
    lugar: HOSTILE,
    motivo: HOSTILE,
  })),
  actividades: actividades.map((activity) => ({
    ...activity,
    titulo: HOSTILE,
    fecha: HOSTILE,
    descripcion: HOSTILE,
    horario: HOSTILE,
    lugar: HOSTILE,
  })),
  preguntas: [{ pregunta: HOSTILE, respuesta: HOSTILE, sinCanal: HOSTILE }],
  aviso: { texto: HOSTILE, enlace: null, hasta: '2999-12-31' },
  ministerios: ministerios.map((ministry) => ({
    ...ministry,
    nombre: HOSTILE,
    entrada: HOSTILE,
    parrafos: [HOSTILE],
  })),
  textos: hostileTexts(textos),
};

/** Data of the page, each of its scripts of data read as its reader reads it. */
const dataOf = (page: Page) =>
  page
    .locator('script[type$="json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.stringify(JSON.parse(script.textContent ?? ''))));

test(`${HOSTILE} is a text in every page, its data, its frames and its title`, async ({
  page,
  server,
  complaints,
}) => {
  test.slow();
  // The page of what is not found is one of them.
  complaints.expect(/status of 404/);
  await publishByApi(server, hostileDocuments);
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect([path, await page.locator('[bad]').count()]).toEqual([path, 0]);
    expect([path, await page.title()]).toEqual([path, expect.stringContaining(HOSTILE)]);
    await expect(page.getByText(HOSTILE, { exact: true }).first(), path).toBeVisible();
    // A site without an address of its own has no structured data on some pages, but props of islands on each.
    expect((await dataOf(page)).join(''), path).toContain(JSON.stringify(HOSTILE).slice(1, -1));
  }
  for (const path of frames) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect([path, await page.locator('[bad]').count()]).toEqual([path, 0]);
  }
  await page.goto('/embed/faq', { waitUntil: 'networkidle' });
  await expect(page.getByText(HOSTILE, { exact: true }).filter({ visible: true }).first()).toBeVisible();
});
