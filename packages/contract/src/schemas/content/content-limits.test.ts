import { describe, expect, test } from 'vitest';
import { siteDocuments } from '../../../fixtures/index.ts';
import { tooLongText } from '../../domain/text/plain-text.ts';
import { type ContentKey, contentDocuments } from './documents.ts';

type Path = readonly (string | number)[];

/** A copy of a document in which one place holds another value. */
function placed(document: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const copy = structuredClone(document) as Record<string | number, unknown>;
  copy[step] = placed(copy[step], rest, value);
  return copy;
}

const { datos, horarios, excepciones, actividades, preguntas, aviso, ministerios, textos, fotos } =
  siteDocuments;
const [meeting] = horarios;
const [suspended] = excepciones;
const [activity] = actividades;
const [question] = preguntas;
const [ministry, other] = ministerios;
const streets = { calle: 'Calle 1', cruces: ['Calle 2', 'Calle 3'], descripcion: 'Una esquina' };

/** Documents in which every optional part is there. */
const whole = {
  datos: { ...datos, plano: streets },
  horarios,
  excepciones: [suspended],
  actividades,
  preguntas,
  aviso,
  ministerios,
  textos,
  fotos,
} as const satisfies Record<ContentKey, unknown>;

const text = (length: number) => 'ñ'.repeat(length);
const times = <T>(length: number, make: (index: number) => T) =>
  Array.from({ length }, (_, index) => make(index));
const address = (host: string, length: number) => `https://${host}/`.padEnd(length, 'a');

/** Fields of one line, and how many letters they take. */
const LINES: readonly (readonly [document: ContentKey, path: string, max: number])[] = [
  ['datos', 'nombre', 60],
  ['datos', 'producto', 40],
  ['datos', 'ciudad', 60],
  ['datos', 'pais', 60],
  ['datos', 'moneda', 6],
  ['datos', 'direccion.0', 80],
  ['datos', 'plano.calle', 60],
  ['datos', 'plano.cruces.0', 40],
  ['datos', 'plano.cruces.1', 40],
  ['datos', 'plano.descripcion', 200],
  ['datos', 'responsable', 80],
  ['horarios', '0.titulo', 60],
  ['horarios', '0.lugar', 60],
  ['excepciones', '0.lugar', 60],
  ['excepciones', '0.motivo', 120],
  ['actividades', '0.titulo', 60],
  ['actividades', '0.fecha', 60],
  ['actividades', '0.descripcion', 200],
  ['actividades', '0.horario', 60],
  ['actividades', '0.lugar', 60],
  ['preguntas', '0.pregunta', 100],
  ['preguntas', '0.respuesta', 400],
  ['preguntas', '0.sinCanal', 400],
  ['aviso', 'texto', 160],
  ['textos', 'inicio.bienvenida.parrafos.0', 500],
  ['textos', 'inicio.titulo', 30],
  ['textos', 'inicio.portada.titular', 60],
  ['textos', 'inicio.portada.lineas.1', 60],
  ['textos', 'inicio.predicas.titulo', 30],
  ['textos', 'inicio.predicas.titular', 60],
  ['textos', 'inicio.predicas.entrada', 200],
  ['textos', 'inicio.palabra.titulo', 30],
  ['textos', 'ministerios.titulo', 30],
  ['textos', 'ministerios.entrada', 200],
  ['ministerios', '0.nombre', 30],
  ['ministerios', '0.entrada', 200],
  ['ministerios', '0.parrafos.0', 500],
  ['textos', 'red_joven.secciones.reunion.titulo', 30],
  ['textos', 'red_joven.secciones.reunion.entrada', 200],
  ['textos', 'red_joven.secciones.reunion.parrafos.0', 500],
  ['textos', 'Contactanos.lineas.0', 60],
  ['textos', 'Contactanos.ubicacion.titulo', 30],
  ['textos', 'Contactanos.ubicacion.parrafos.0', 500],
  ['textos', 'Contactanos.escribenos.entrada', 200],
  ['fotos', 'bienvenida.alt', 200],
];

const NUMBER = 'Escribe el número con su código de país, empezando por +';
const EMAIL = 'Escribe un correo como nombre@ejemplo.com';
const RADIUS = 'El radio va de 50 a 1000 metros';
const LATITUDE = 'La latitud va de -90 a 90';
const LONGITUDE = 'La longitud va de -180 a 180';
const HOUR = 'Escribe la hora, como 19:00';
const CHANNEL = 'Un canal empieza con UC y tiene 24 letras';
const LINK = 'Escribe una dirección completa, como https://…, o de este sitio, como /red_joven';
const ENDS = 'Termina antes de empezar';

/** Fields that are not a line of text: the last value that is taken, and the first that is not. */
const OTHERS: readonly (readonly [
  document: ContentKey,
  path: string,
  last: unknown,
  next: unknown,
  sentence: string,
])[] = [
  ['datos', 'codigoPais', 'BO', 'BOL', 'Escribe las dos letras mayúsculas del país'],
  ['datos', 'zona', 'America/La_Paz', 'America/La_Pas', 'Elige una zona horaria de la lista'],
  ['datos', 'zona', 'America/La_Paz', text(61), 'Elige una zona horaria de la lista'],
  ['datos', 'idioma', 'es-419', 'es-4190', 'Elige un idioma de la lista'],
  ['datos', 'direccion', times(4, () => 'Calle'), times(5, () => 'Calle'), 'Caben 4 líneas'],
  ['datos', 'direccion', ['Calle'], [], 'Escribe la dirección'],
  ['datos', 'telefono', '+12345678', '+1234567', NUMBER],
  ['datos', 'whatsapp', '+123456789012345', '+1234567890123456', NUMBER],
  [
    'datos',
    'telefonoProteccion',
    '+1 2 3 4 5 6 7 8 9 0 1 2',
    `+1${'  2'.repeat(8)}`,
    'Escribe el número con su código de país',
  ],
  ['datos', 'email', `${'a'.repeat(110)}@iglesia.b`, `${'a'.repeat(111)}@iglesia.b`, EMAIL],
  [
    'datos',
    'facebook',
    address('facebook.com', 300),
    address('facebook.com', 301),
    'Escribe una dirección de facebook.com',
  ],
  [
    'datos',
    'instagram',
    address('instagram.com', 300),
    address('instagram.com', 301),
    'Escribe una dirección de instagram.com',
  ],
  [
    'datos',
    'youtube',
    address('youtu.be', 300),
    address('youtu.be', 301),
    'Escribe una dirección de youtube.com',
  ],
  ['datos', 'canal', `UC${'a'.repeat(22)}`, `UC${'a'.repeat(23)}`, CHANNEL],
  ['datos', 'canal', `UC${'-'.repeat(22)}`, `UC${'-'.repeat(21)}`, CHANNEL],
  ['datos', 'latitude', 90, 90.000_001, LATITUDE],
  ['datos', 'latitude', -90, -90.000_001, LATITUDE],
  ['datos', 'longitude', 180, 180.000_001, LONGITUDE],
  ['datos', 'longitude', -180, -180.000_001, LONGITUDE],
  ['datos', 'radio', 50, 49, RADIUS],
  ['datos', 'radio', 1000, 1001, RADIUS],
  ['datos', 'radio', 200, 200.5, RADIUS],
  [
    'horarios',
    '',
    times(40, (index) => ({ ...meeting, id: `m${index}` })),
    times(41, (index) => ({ ...meeting, id: `m${index}` })),
    'Caben 40 reuniones',
  ],
  ['horarios', '0.inicio', '23:59', '24:00', HOUR],
  ['horarios', '0.fin', '00:00', '0:00', HOUR],
  [
    'excepciones',
    '',
    times(100, (index) => ({ ...suspended, reunion: `m${index}` })),
    times(101, (index) => ({ ...suspended, reunion: `m${index}` })),
    'Caben 100 fechas',
  ],
  ['excepciones', '0.fecha', '2028-02-29', '2027-02-29', 'Elige la fecha'],
  [
    'actividades',
    '',
    times(12, (index) => ({ ...activity, id: `a${index}` })),
    times(13, (index) => ({ ...activity, id: `a${index}` })),
    'Caben 12 actividades',
  ],
  [
    'actividades',
    '0.cuando',
    { desde: '2026-11-28', hasta: '2026-11-28' },
    { desde: '2026-11-28', hasta: '2026-11-27' },
    ENDS,
  ],
  ['actividades', '0.cuando', { desdePascua: [-180, 180] }, { desdePascua: [180, -180] }, ENDS],
  ['preguntas', '', [question], [], 'Deja al menos una pregunta'],
  ['preguntas', '', times(12, () => question), times(13, () => question), 'Caben 12 preguntas'],
  ['aviso', 'enlace', `/${'a'.repeat(99)}`, `/${'a'.repeat(100)}`, LINK],
  ['aviso', 'enlace', address('example.org', 300), address('example.org', 301), LINK],
  ['aviso', 'enlace', '/red_joven#reunion', 'javascript:alert(1)', LINK],
  ['aviso', 'hasta', '9999-12-31', '9999-12-32', 'Elige la fecha'],
  ['textos', 'inicio.vision.parrafos', ['Uno'], [], 'Deja al menos un párrafo'],
  ['textos', 'inicio.vision.parrafos', times(6, () => 'Uno'), times(7, () => 'Uno'), 'Caben 6 párrafos'],
  ['ministerios', '', [ministry], [], 'Deja al menos un ministerio'],
  [
    'ministerios',
    '',
    times(12, (index) => ({ ...other, id: `m${index}` })),
    times(13, (index) => ({ ...other, id: `m${index}` })),
    'Caben 12 ministerios',
  ],
  ['ministerios', '1.id', 'otro', ministry?.id, 'Dos ministerios tienen el mismo id'],
  ['ministerios', '1.propio', false, true, 'Solo un ministerio puede ser el del sitio'],
  [
    'ministerios',
    '',
    [
      { ...ministry, categoria: 7 },
      { ...other, categoria: 8 },
    ],
    [
      { ...ministry, categoria: 7 },
      { ...other, categoria: 7 },
    ],
    'Otro ministerio ya muestra esas reuniones',
  ],
  ['ministerios', '0.parrafos', ['Uno'], [], 'Deja al menos un párrafo'],
  ['fotos', 'bienvenida.permiso', true, false, 'Falta el permiso de quienes se ven'],
];

/** Refusal of a document; empty where it is taken. */
const refusal = (key: ContentKey, path: string, value: unknown) => {
  const steps = path === '' ? [] : path.split('.');
  const { error } = contentDocuments[key].safeParse(placed(whole[key], steps, value));
  return [...new Set(error?.issues.map(({ message }) => message))];
};

describe('a line is taken at its longest, and one letter more is refused in words', () => {
  test.each(LINES)('%s %s: %i letters', (key, path, max) => {
    expect(refusal(key, path, text(max))).toEqual([]);
    expect(refusal(key, path, text(max + 1))).toEqual([tooLongText(max)]);
    expect(refusal(key, path, ' ')).not.toEqual([]);
  });
});
describe('the last value is taken, and the next refused in words', () => {
  test.each(OTHERS)('%s %s %#', (key, path, last, next, sentence) => {
    expect(refusal(key, path, last)).toEqual([]);
    expect(refusal(key, path, next)).toEqual([sentence]);
  });
});

/** Values that no form lets a person send: the server's translation of the library's own words says no. */
const UNTYPED: readonly (readonly [document: ContentKey, path: string, last: unknown, next: unknown])[] = [
  ['horarios', '0.id', 'a'.repeat(40), 'a'.repeat(41)],
  ['horarios', '0.dias', [0, 6], [0, 7]],
  ['horarios', '0.dias', times(7, () => 1), times(8, () => 1)],
  ['horarios', '0.ministerio', 1, 0],
  ['excepciones', '0.reunion', 'a'.repeat(40), 'a'.repeat(41)],
  ['actividades', '0.id', 'a'.repeat(40), 'a'.repeat(41)],
  ['actividades', '0.cuando', { desdePascua: [-180, 180] }, { desdePascua: [-181, 180] }],
  ['actividades', '0.cuando', { desdePascua: [-180, 180] }, { desdePascua: [-180, 181] }],
  ['ministerios', '0.id', 'a'.repeat(40), 'a'.repeat(41)],
  ['ministerios', '0.id', 'el-coro', 'El coro'],
  ['ministerios', '0.emblema', null, 'otro'],
  ['ministerios', '0.categoria', 1, 0],
  ['ministerios', '0.propio', false, 'no'],
  ['fotos', 'bienvenida.id', '0'.repeat(32), '0'.repeat(33)],
  ['fotos', 'bienvenida.foco', [0, 1], [-0.01, 1]],
  ['fotos', 'bienvenida.foco', [0, 1], [0, 1.01]],
  ['fotos', '', { ['a'.repeat(60)]: null }, { ['a'.repeat(61)]: null }],
];

test.each(UNTYPED)('%s %s %#: the last value is taken, the next refused', (key, path, last, next) => {
  expect(refusal(key, path, last)).toEqual([]);
  expect(refusal(key, path, next)).not.toEqual([]);
});

test('numbers and addresses are kept without the invisible marks that were copied with them', () => {
  const marked = (text: string) => `\u202a${text}\u202c\u200b`;
  const phones = {
    telefono: '+591 3 350 1234',
    whatsapp: '+591 70012345',
    telefonoProteccion: '+591 70012346',
  };
  const addresses = {
    facebook: 'https://www.facebook.com/iglesia',
    email: 'hola@example.org',
    direccion: ['Calle 1'],
  };
  const typed = Object.entries({ ...phones, ...addresses }).map(([field, value]) => [
    field,
    typeof value === 'string' ? marked(value) : value.map(marked),
  ]);
  const read = contentDocuments.datos.parse({ ...datos, ...Object.fromEntries(typed) });
  expect(read).toMatchObject({ ...phones, ...addresses });
});
