import { describe, expect, it } from 'vitest';
import type { ContentDocuments, ContentKey } from '../schemas/content/documents.ts';
import { describeChanges } from './describe-changes.ts';
import { linesOf } from './document-lines.ts';
import { activity, data, meeting, ministry, photo, texts } from './test/documents.ts';

type Documents = ContentDocuments;
interface Case<Key extends ContentKey> {
  readonly key: Key;
  readonly what: string;
  readonly before: Documents[Key];
  readonly after: Documents[Key];
  readonly words: readonly string[];
}
const one = <Key extends ContentKey>(
  key: Key,
  what: string,
  before: Documents[Key],
  after: Documents[Key],
  ...words: string[]
): Case<Key> => ({ key, what, before, after, words });

const off = {
  reunion: 'jovenes',
  fecha: '2026-11-28',
  tipo: 'suspendida' as const,
  inicio: null,
  fin: null,
  lugar: null,
  motivo: 'Bloqueo',
};
const names = {
  meeting: () => 'Red de Jovenes',
  photo: () => 'Bienvenida',
};

/** Texts with another title and another text of the same section. */
const retitled = (titulo: string): Documents['textos'] => {
  const value = texts('Otra cosa');
  return { ...value, inicio: { ...value.inicio, bienvenida: { ...value.inicio.bienvenida, titulo } } };
};

describe('what changed in words', () => {
  it.each([
    one('datos', 'nothing', data, { ...data }),
    one(
      'datos',
      'a number',
      data,
      { ...data, whatsapp: '+591 711 11111' },
      'WhatsApp: antes +591 700 00000, ahora +591 711 11111',
    ),
    one(
      'datos',
      'a number set',
      { ...data, telefono: null },
      { ...data, telefono: '+591 3 000 0000' },
      'Teléfono: ahora +591 3 000 0000',
    ),
    one('datos', 'a number removed', data, { ...data, whatsapp: null }, 'WhatsApp: se quitó'),
    one('datos', 'the radius', data, { ...data, radio: 150 }, 'Radio: antes 200 m, ahora 150 m'),
    one(
      'horarios',
      'an hour',
      [meeting('jovenes')],
      [{ ...meeting('jovenes'), inicio: '18:00' }],
      'jovenes: antes sábado 19:00 a 21:00, ahora sábado 18:00 a 21:00',
    ),
    one('horarios', 'a new meeting', [], [meeting('jovenes')], 'Nuevo: jovenes, sábado 19:00 a 21:00'),
    one('horarios', 'one removed', [meeting('jovenes')], [], 'Se quitó jovenes'),
    one(
      'horarios',
      'another order',
      [meeting('a'), meeting('b')],
      [meeting('b'), meeting('a')],
      'Otro orden',
    ),
    one(
      'horarios',
      'another section',
      [meeting('a')],
      [{ ...meeting('a'), seccion: 'ministerios' }],
      'a: otros detalles',
    ),
    one('horarios', 'another name', [meeting('a')], [{ ...meeting('a'), titulo: 'b' }], 'a, ahora b'),
    one(
      'excepciones',
      'a Saturday without',
      [],
      [off],
      'Red de Jovenes, sábado 28-11-2026: no hay reunión, Bloqueo',
    ),
    one(
      'excepciones',
      'moved',
      [],
      [{ ...off, tipo: 'movida', inicio: '18:00', fin: '20:00', motivo: null }],
      'Red de Jovenes, sábado 28-11-2026: de 18:00 a 20:00',
    ),
    one('excepciones', 'as always again', [off], [], 'Red de Jovenes, sábado 28-11-2026: como siempre'),
    one(
      'actividades',
      'a title',
      [activity],
      [{ ...activity, titulo: 'Vigilia' }],
      'Campamento, ahora Vigilia',
    ),
    one(
      'preguntas',
      'an answer',
      [{ pregunta: '¿Dónde?', respuesta: 'Aquí', sinCanal: null }],
      [{ pregunta: '¿Dónde?', respuesta: 'Allí', sinCanal: null }],
      '¿Dónde?: antes Aquí, ahora Allí',
    ),
    one(
      'aviso',
      'a notice',
      null,
      { texto: 'Hoy vigilia', enlace: null, hasta: '2026-11-30' },
      'Aviso: ahora Hoy vigilia, hasta el 30-11-2026',
    ),
    one(
      'aviso',
      'none',
      { texto: 'Hoy vigilia', enlace: null, hasta: '2026-11-30' },
      null,
      'Aviso: se quitó',
    ),
    one(
      'textos',
      'a paragraph',
      texts('Hola'),
      texts('x'.repeat(90)),
      `Inicio, Bienvenida, párrafos: ahora ${'x'.repeat(70)}…`,
    ),
    one(
      'textos',
      'a title, which renames no other line',
      texts('Hola'),
      retitled('Bienvenidos'),
      'Inicio, Bienvenida, título: antes Bienvenida, ahora Bienvenidos',
      'Inicio, Bienvenida, párrafos: antes Hola, ahora Otra cosa',
    ),
    one(
      'ministerios',
      'a name',
      [ministry('coro')],
      [{ ...ministry('coro'), nombre: 'El coro' }],
      'coro, ahora El coro',
    ),
    one(
      'ministerios',
      'a new one, one that goes, and the own one',
      [ministry('coro'), ministry('teatro')],
      [
        { ...ministry('coro'), propio: true },
        { ...ministry('x'), id: undefined, nombre: 'Danza' },
      ],
      'Nuevo: Danza, a a',
      'Ministerio del sitio: ahora coro',
      'Se quitó teatro',
    ),
    one('fotos', 'a photo', {}, { bienvenida: photo }, 'Nuevo: Foto de Bienvenida, Un grupo canta'),
    one(
      'fotos',
      'a withdrawn photo',
      { bienvenida: photo },
      { bienvenida: null },
      'Se quitó Foto de Bienvenida',
    ),
  ])('$key: $what', ({ key, before, after, words }) => {
    expect(describeChanges(key as ContentKey, before as never, after as never, names)).toEqual(words);
  });

  it.each([
    ['datos', data],
    ['horarios', [meeting('a'), { ...meeting('a'), id: undefined }]],
    ['excepciones', [off]],
    ['actividades', [activity]],
    ['preguntas', [1, 2].map(() => ({ pregunta: '¿Sí?', respuesta: 'Sí', sinCanal: null }))],
    ['aviso', null],
    ['ministerios', [ministry('a'), { ...ministry('b'), id: undefined }]],
    ['textos', texts('Hola')],
    ['fotos', { bienvenida: photo, vision: photo }],
  ] as const)('%s has each of its lines once', (key, value) => {
    const lines = linesOf(key, value as never, names);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });
});
