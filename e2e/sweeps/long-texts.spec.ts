import { seo } from '@ministerio/content';
import { defaultDocuments } from '@ministerio/content/site';
import type { ContentDocuments } from '@ministerio/contract';
import { addDays } from '@ministerio/contract/domain';
import type { Page } from '@playwright/test';
import { churchToday } from '../support/api.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { publishByApi } from '../support/publish.ts';
import { expect, withServer } from '../support/test.ts';

/** A server of its own: its church has the longest texts that the rules allow. */
const test = withServer();

const WIDTHS = [360, 768, 1440] as const;
const pages = Object.values(seo).map(({ path }) => path);

/** Texts that visitors read, by their number. */
const published: string[] = [];

/** As many letters as a field takes, in words of twelve; no two are the same. */
function long(length: number): string {
  const text = `N${published.length} ${unread(length)}`.slice(0, length - 1).padEnd(length, 'o');
  published.push(text);
  return text;
}
/** As {@link long}, of what is in calendars and structured data alone. */
const unread = (length: number) =>
  'Misericordia '
    .repeat(50)
    .slice(0, length - 1)
    .padEnd(length, 'o');
const longLead = () => ({ titulo: long(30), entrada: long(200) });
const longParagraphs = () => ({ titulo: long(30), parrafos: Array.from({ length: 6 }, () => long(500)) });
const longSections = ({ secciones }: { readonly secciones: object }) => ({
  ...longLead(),
  secciones: Object.fromEntries(
    Object.keys(secciones).map((id) => [id, { ...longParagraphs(), entrada: long(200) }]),
  ),
});
const headline = () => ({ titular: long(60) });

const { datos, horarios, actividades, ministerios, textos } = defaultDocuments;
const today = churchToday().iso;
const longDocuments: Partial<ContentDocuments> = {
  datos: {
    ...datos,
    nombre: unread(60),
    producto: long(40),
    ciudad: unread(60),
    pais: unread(60),
    direccion: Array.from({ length: 4 }, () => long(80)),
    plano: { calle: long(60), cruces: [long(40), long(40)], descripcion: long(200) },
    telefono: '+591 700 000 00 00 00',
    whatsapp: '+591 700 000 00 00 00',
    telefonoProteccion: '+591 700 000 00 00 00',
    email: `${'correo'.repeat(15)}@ministerio-juvenil.example`,
    facebook: `https://www.facebook.com/${'a'.repeat(270)}`,
    instagram: `https://www.instagram.com/${'a'.repeat(270)}`,
    youtube: `https://www.youtube.com/${'a'.repeat(270)}`,
    responsable: long(80),
  },
  horarios: horarios.map((meeting) => ({
    ...meeting,
    // The meeting of a ministry is found by its name.
    titulo: meeting.seccion === 'ministerios' ? meeting.titulo : long(60),
    lugar: unread(60),
  })),
  excepciones: horarios.flatMap(({ id = '', dias }, index) => {
    // From tomorrow on: a change of today goes when its hour has passed.
    const date = [1, 2, 3, 4, 5, 6, 7]
      .map((days) => addDays(today, days))
      .find((day) => dias.includes(new Date(`${day}T00:00:00Z`).getUTCDay()));
    if (date === undefined) return [];
    const change = { reunion: id, fecha: date, motivo: long(120) };
    return index % 2 === 0
      ? { ...change, tipo: 'suspendida' as const, inicio: null, fin: null, lugar: null }
      : { ...change, tipo: 'movida' as const, inicio: '18:15', fin: '20:45', lugar: long(60) };
  }),
  actividades: actividades.map((activity) => ({
    ...activity,
    titulo: long(60),
    fecha: long(60),
    descripcion: long(200),
    horario: long(60),
    lugar: long(60),
  })),
  preguntas: Array.from({ length: 12 }, () => ({
    pregunta: long(100),
    respuesta: long(400),
    sinCanal: null,
  })),
  aviso: { texto: long(160), enlace: `https://example.org/${'a'.repeat(270)}`, hasta: '2999-12-31' },
  ministerios: ministerios.map((ministry) => ({
    ...ministry,
    nombre: long(30),
    entrada: long(200),
    parrafos: Array.from({ length: 6 }, () => long(500)),
  })),
  textos: {
    inicio: {
      titulo: long(30),
      portada: { ...headline(), lineas: [long(60), long(60)] },
      bienvenida: { ...headline(), ...longParagraphs() },
      predicas: { ...headline(), ...longLead() },
      noticia: { ...headline(), ...longLead() },
      quienessomos: { ...headline(), ...longParagraphs() },
      palabra: longLead(),
      familia: longLead(),
      servicio: longLead(),
      inicios: { ...headline(), ...longParagraphs() },
      vision: { ...headline(), ...longParagraphs() },
    },
    ministerios: longLead(),
    red_joven: longSections(textos.red_joven),
    noticias: longSections(textos.noticias),
    Contactanos: {
      ...longLead(),
      lineas: [long(60)],
      ubicacion: longParagraphs(),
      primeravez: { ...headline(), ...longParagraphs() },
      escribenos: { ...headline(), ...longLead() },
    },
  },
};

/** The words of a page, also of what is closed, with single spaces; not the data of its scripts. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const script of body.querySelectorAll('script, template')) script.remove();
    const labels = [...body.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label'));
    return [body.textContent, ...labels].join('\n').replaceAll(/\s+/g, ' ');
  });

test('texts of the longest allowed length are whole on every public page, and none is cut off or overprinted', async ({
  page,
  server,
  complaints,
}) => {
  test.slow();
  // The page of what is not found is one of them.
  complaints.expect(/status of 404/);
  await publishByApi(server, longDocuments);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const missing = new Set(published);
  const look = async (page: Page, where: string) => {
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await layoutFaults(page), where).toEqual([]);
    const words = await wordsOf(page);
    for (const text of missing) if (words.includes(text)) missing.delete(text);
  };
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await look(page, `${path} at ${width} px`);
    }
    await page.goto('/Inicio', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /preguntas frecuentes/i }).click();
    const questions = page.locator('[data-component="FaqWidget"] details').filter({ hasText: /^N\d+ / });
    await expect(questions).toHaveCount(12);
    await questions.first().locator('summary').click();
    await expect(questions.first()).toHaveAttribute('open');
    await look(page, `the questions at ${width} px`);
  }
  expect([...missing]).toEqual([]);
});
