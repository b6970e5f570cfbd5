import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../domain/calendar/calendar-date.ts';
import { emblemNames } from '../../domain/content/emblems.ts';
import { cleanLine, hasForbiddenCharacters } from '../../domain/text/plain-text.ts';
import { CONTENT_KEYS, type ContentKey, contentDocuments } from './documents.ts';
import { scheduleSections } from './schedules.ts';

/** Blanks and what is not seen, often. */
const letter = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.constantFrom(' ', '\u00A0', '\u200B', 'e\u0301'),
);
/** Input for a line of at most `max` letters: accents, emoji, invisible characters, spaces around. */
const line = (max: number) =>
  fc.string({ unit: letter, minLength: 1, maxLength: max, size: 'max' }).filter((text) => {
    const clean = cleanLine(text.trim());
    return !hasForbiddenCharacters(text.trim()) && clean.length > 0 && clean.length <= max;
  });
/** As {@link line}, of letters only: quick where a document has many. */
const words = (max: number) =>
  fc
    .string({ unit: fc.constantFrom(...'añÉ 🕊<&"{}'), minLength: 1, maxLength: max / 2 })
    .filter((text) => text.trim() !== '');
const nullable = <T>(value: fc.Arbitrary<T>) => fc.option(value);
const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
const hour = fc
  .record({ hour: fc.nat(23), minute: fc.nat(59) })
  .map(({ hour, minute }) => [hour, minute].map((part) => String(part).padStart(2, '0')).join(':'));
const id = fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,2}$/);
const phone = fc.stringMatching(/^\+\d( ?\d){7,10}$/);
const link = (...hosts: string[]) =>
  fc
    .record({ host: fc.constantFrom(...hosts), path: fc.stringMatching(/^[\w/-]{0,200}$/) })
    .map(({ host, path }) => `https://www.${host}/${path}`);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const lead = fc.record({ titulo: words(30), entrada: words(200) });
const paragraphs = fc.array(words(500), { minLength: 1, maxLength: 5 });
const led = fc.record({ titulo: words(30), titular: words(60), entrada: words(200) });
const told = fc.record({ titulo: words(30), titular: words(60), parrafos: paragraphs });
const both = fc.record({ titulo: words(30), entrada: words(200), parrafos: paragraphs });
const sections = fc.record({
  titulo: line(30),
  entrada: words(200),
  secciones: fc.dictionary(id, both, { maxKeys: 4 }),
});
/** Days in their order. */
const span = fc.tuple(day, fc.nat(400)).map(([desde, days]) => ({ desde, hasta: addDays(desde, days) }));
const aroundEaster = fc
  .tuple(fc.integer({ min: -180, max: 180 }), fc.integer({ min: -180, max: 180 }))
  .map(([one, other]) => ({ desdePascua: [Math.min(one, other), Math.max(one, other)] }));
const exception = fc
  .record({
    reunion: id,
    fecha: day,
    isMoved: fc.boolean(),
    inicio: hour,
    fin: hour,
    lugar: nullable(line(60)),
    motivo: nullable(line(120)),
  })
  .map(({ isMoved, inicio, fin, ...rest }) =>
    isMoved
      ? { ...rest, tipo: 'movida', inicio, fin }
      : { ...rest, tipo: 'suspendida', inicio: null, fin: null },
  );

/** Documents that an administrator may publish. */
const documents: Readonly<Record<ContentKey, fc.Arbitrary<unknown>>> = {
  datos: fc.record({
    nombre: line(60),
    producto: line(40),
    ciudad: line(60),
    pais: line(60),
    codigoPais: fc.stringMatching(/^[A-Z]{2}$/),
    zona: fc.constantFrom('America/La_Paz', 'America/Lima', 'Europe/Madrid', 'UTC'),
    moneda: line(6),
    idioma: fc.constantFrom('es', 'es-BO', 'es-419'),
    direccion: fc.array(line(80), { minLength: 1, maxLength: 4 }),
    plano: nullable(
      fc.record({ calle: line(60), cruces: fc.tuple(line(40), line(40)), descripcion: line(200) }),
    ),
    telefono: nullable(phone),
    whatsapp: nullable(phone),
    email: nullable(fc.stringMatching(/^[a-z.+]{1,40}@[a-z-]{1,40}\.[a-z]{2,10}$/)),
    facebook: nullable(link('facebook.com', 'fb.com')),
    instagram: nullable(link('instagram.com')),
    youtube: nullable(link('youtube.com', 'youtu.be')),
    canal: nullable(fc.stringMatching(/^UC[\w-]{22}$/)),
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    radio: fc.integer({ min: 50, max: 1000 }),
    responsable: nullable(line(80)),
    telefonoProteccion: nullable(phone),
  }),
  horarios: fc.uniqueArray(
    fc.record(
      {
        id,
        titulo: line(60),
        dias: fc.array(fc.nat(6), { maxLength: 7 }),
        inicio: hour,
        fin: hour,
        lugar: nullable(line(60)),
        ministerio: nullable(fc.integer({ min: 1, max: 9999 })),
        soloMiembros: fc.boolean(),
        seccion: fc.constantFrom(...scheduleSections),
      },
      { requiredKeys: ['titulo', 'dias', 'inicio', 'fin', 'lugar', 'ministerio', 'soloMiembros'] },
    ),
    // Meetings without an id get one of their own from the server.
    { maxLength: 40, selector: (meeting) => meeting.id ?? Symbol('none') },
  ),
  excepciones: fc.uniqueArray(exception, {
    maxLength: 100,
    selector: ({ reunion, fecha }) => `${reunion} ${fecha}`,
  }),
  actividades: fc.uniqueArray(
    fc.record(
      {
        id,
        titulo: line(60),
        fecha: line(60),
        descripcion: line(200),
        horario: line(60),
        lugar: line(60),
        imagen: fc.record({
          recorte: fc.constantFrom('sunrise', 'center', 'corner', 'arc', 'rim', 'petals'),
          vidrio: fc.constantFrom('vitral', 'fuego', 'rio', 'aurora'),
        }),
        cuando: nullable(
          fc.oneof(
            id.map((reunion) => ({ reunion })),
            span,
            aroundEaster,
          ),
        ),
      },
      { requiredKeys: ['titulo', 'fecha', 'descripcion', 'horario', 'lugar', 'imagen', 'cuando'] },
    ),
    { maxLength: 12, selector: (activity) => activity.id ?? Symbol('none') },
  ),
  preguntas: fc.array(
    fc.record(
      { pregunta: line(100), respuesta: words(400), sinCanal: nullable(words(400)) },
      { requiredKeys: ['pregunta', 'respuesta'] },
    ),
    { minLength: 1, maxLength: 12 },
  ),
  aviso: nullable(
    fc.record({
      texto: line(160),
      enlace: nullable(fc.oneof(link('example.org'), fc.stringMatching(/^\/[\w-]{0,40}(#[\w-]{1,40})?$/))),
      hasta: day,
    }),
  ),
  ministerios: fc.uniqueArray(
    fc.record(
      {
        id,
        nombre: line(30),
        entrada: words(200),
        parrafos: paragraphs,
        emblema: nullable(fc.constantFrom(...emblemNames)),
        propio: fc.constant(false),
        categoria: fc.constant(null),
      },
      { requiredKeys: ['nombre', 'entrada', 'parrafos', 'emblema', 'propio', 'categoria'] },
    ),
    { minLength: 1, maxLength: 12, selector: (ministry) => ministry.id ?? Symbol('none') },
  ),
  textos: fc.record({
    inicio: fc.record({
      titulo: line(30),
      portada: fc.record({ titular: line(60), lineas: fc.tuple(line(60), line(60)) }),
      bienvenida: told,
      predicas: led,
      noticia: led,
      quienessomos: told,
      palabra: lead,
      familia: lead,
      servicio: lead,
      inicios: told,
      vision: told,
    }),
    ministerios: lead,
    red_joven: sections,
    noticias: sections,
    Contactanos: fc.record({
      titulo: line(30),
      lineas: fc.tuple(line(60)),
      entrada: words(200),
      ubicacion: fc.record({ titulo: line(30), parrafos: paragraphs }),
      primeravez: fc.record({ titulo: line(30), titular: line(60), parrafos: paragraphs }),
      escribenos: led,
    }),
  }),
  fotos: fc.dictionary(
    id,
    nullable(
      fc.record({
        id: fc.stringMatching(/^[0-9a-f]{32}$/),
        alt: line(200),
        foco: fc.tuple(share, share),
        permiso: fc.constant(true),
      }),
    ),
    { maxKeys: 10 },
  ),
};

test.each(CONTENT_KEYS)(
  '%s: what the rules allow is taken, and comes back from storage as it was published',
  (key) => {
    fc.assert(
      fc.property(documents[key], (document) => {
        const published: unknown = contentDocuments[key].parse(document);
        const stored: unknown = JSON.parse(JSON.stringify(published));
        expect(JSON.stringify(contentDocuments[key].parse(stored))).toBe(JSON.stringify(published));
      }),
      { numRuns: 50 },
    );
  },
);

test.each(CONTENT_KEYS)('%s: a field that no rule knows is refused', (key) => {
  fc.assert(
    fc.property(documents[key], (document) => {
      const [first] = Object.values((document ?? {}) as Record<string, unknown>);
      const owner = Array.isArray(document) || key === 'fotos' ? first : document;
      fc.pre(typeof owner === 'object' && owner !== null);
      Object.assign(owner, { extra: '<script>' });
      expect(contentDocuments[key].safeParse(document).success).toBe(false);
    }),
    { numRuns: 20 },
  );
});
