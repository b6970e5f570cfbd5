import { seo } from '@ministerio/content';
import { defaultDocuments } from '@ministerio/content/site';
import type { ContentDocuments } from '@ministerio/contract';
import type { Page } from '@playwright/test';
import { churchToday } from '../support/api.ts';
import { publishByApi } from '../support/publish.ts';
import { expect, withServer } from '../support/test.ts';

/** A server of its own: its church's texts leave a tag, an attribute or a script wherever they are not escaped (R60). */
const test = withServer();

const pages = Object.values(seo).map(({ path }) => path);
const frames = ['faq', 'predicas', 'horarios', 'actividades'].map((name) => `/embed/${name}`);

/** Short enough for every field; `data-hostile` is on no element of ours. */
const TEXTS = [
  '</script><b data-hostile>\'"{{7*7}}',
  '"><img data-hostile src=x>',
  '--></title><i data-hostile>]]>',
];

const { datos, horarios, actividades, textos } = defaultDocuments;
const today = churchToday().iso;

/** The texts of a page's document, each replaced. */
const replaced = <Value>(value: Value, text: string): Value =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) => (typeof part === 'string' ? text : part));

const withText = (text: string): Partial<ContentDocuments> => ({
  datos: {
    ...datos,
    nombre: text,
    producto: text,
    ciudad: text,
    pais: text,
    direccion: [text, text],
    plano: { calle: text, cruces: [text, text], descripcion: text },
    responsable: text,
  },
  horarios: horarios.map((meeting) => ({ ...meeting, titulo: text, lugar: text })),
  excepciones: horarios.flatMap(({ id = '' }) => ({
    reunion: id,
    fecha: today,
    tipo: 'movida' as const,
    inicio: '10:00',
    fin: '11:00',
    lugar: text,
    motivo: text,
  })),
  actividades: actividades.map((activity) => ({
    ...activity,
    titulo: text,
    fecha: text,
    descripcion: text,
    horario: text,
    lugar: text,
  })),
  preguntas: [{ pregunta: text, respuesta: text, sinCanal: text }],
  aviso: { texto: text, enlace: null, hasta: '2999-12-31' },
  textos: replaced(textos, text),
});

/** What the page's data say, each of its scripts of data read as its reader reads it. */
const dataOf = (page: Page) =>
  page
    .locator('script[type$="json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.stringify(JSON.parse(script.textContent ?? ''))));

for (const text of TEXTS) {
  test(`${text} is a text in every page, its data, its frames and its title`, async ({
    page,
    server,
    complaints,
  }) => {
    // The page of what is not found is one of them.
    complaints.expect(/status of 404/);
    await publishByApi(server, withText(text));
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect([path, await page.locator('[data-hostile]').count()]).toEqual([path, 0]);
      expect([path, await page.title()]).toEqual([path, expect.stringContaining(text)]);
      await expect(page.getByText(text, { exact: true }).first(), path).toBeVisible();
      // A site without an address of its own has no structured data on some pages, but props of islands on each.
      expect((await dataOf(page)).join(''), path).toContain(JSON.stringify(text).slice(1, -1));
    }
    for (const path of frames) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect([path, await page.locator('[data-hostile]').count()]).toEqual([path, 0]);
    }
    await page.goto('/embed/faq', { waitUntil: 'networkidle' });
    await expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  });
}
