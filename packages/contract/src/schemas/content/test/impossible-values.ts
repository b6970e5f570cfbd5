import { siteDocuments } from '../../../../fixtures/index.ts';
import type { ContentKey } from '../documents.ts';

const { datos, horarios, excepciones, actividades, preguntas, aviso, ministerios, textos, fotos } =
  siteDocuments;
const [meeting] = horarios;
const [suspended, moved] = excepciones;
const [activity] = actividades;
const [question] = preguntas;
const [ministry, other] = ministerios;
const days = [
  { reunion: 'jovenes' },
  { desde: '2026-11-27', hasta: '2026-11-28' },
  { desdePascua: [-7, 0] },
] as const;

/** Documents in which every optional part is there. */
export const whole = {
  datos: {
    ...datos,
    plano: { calle: 'Calle 1', cruces: ['Calle 2', 'Calle 3'], descripcion: 'Una esquina' },
    email: 'hola@example.org',
    instagram: 'https://www.instagram.com/iglesia',
    youtube: 'https://youtu.be/iglesia',
    canal: `UC${'a'.repeat(22)}`,
    responsable: 'Elsa Quispe',
    telefonoProteccion: '+591 700 00001',
  },
  horarios: [{ ...meeting, lugar: 'Templo', ministerio: 1 }, ...horarios.slice(1)],
  excepciones: [{ ...suspended, lugar: 'Patio' }, moved],
  actividades: days.map((cuando, index) => ({ ...activity, id: `a${index}`, cuando })),
  preguntas: preguntas.map((one) => ({ ...one, sinCanal: 'En la oficina.' })),
  aviso,
  ministerios: ministerios.map((one, index) => ({ ...one, categoria: index + 1 })),
  textos,
  fotos,
} as const satisfies Record<ContentKey, unknown>;

export const text = (length: number) => 'ñ'.repeat(length);
/** Paths of what is no list and no object, in a document. */
export const leavesOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path === '' ? key : `${path}.${key}`))
    : [path];
const times = <T>(length: number, make: (index: number) => T) =>
  Array.from({ length }, (_, index) => make(index));
const address = (host: string, length: number) => `https://${host}/`.padEnd(length, 'a');

/** Fields of one line: how many letters they take, and what an empty one says. */
const LINES: readonly (readonly [document: ContentKey, path: string, max: number, empty: string])[] = [
  ['datos', 'nombre', 60, 'Escribe el nombre de la iglesia'],
  ['datos', 'producto', 40, 'Escribe el nombre del sitio'],
  ['datos', 'ciudad', 60, 'Escribe la ciudad'],
  ['datos', 'pais', 60, 'Escribe el país'],
  ['datos', 'moneda', 6, 'Escribe el signo de la moneda'],
  ['datos', 'direccion.0', 80, 'Escribe la dirección'],
  ['datos', 'direccion.1', 80, 'Escribe la dirección'],
  ['datos', 'plano.calle', 60, 'Escribe la calle de la iglesia'],
  ['datos', 'plano.cruces.0', 40, 'Escribe la calle de la izquierda'],
  ['datos', 'plano.cruces.1', 40, 'Escribe la calle de la derecha'],
  ['datos', 'plano.descripcion', 200, 'Describe el plano con palabras'],
  ['datos', 'responsable', 80, 'Escribe el nombre de quien es responsable'],
  ['horarios', '0.titulo', 60, 'Escribe el nombre de la reunión'],
  ['horarios', '0.lugar', 60, 'Escribe el lugar'],
  ['excepciones', '0.lugar', 60, 'Escribe el lugar'],
  ['excepciones', '0.motivo', 120, 'Escribe el motivo'],
  ['actividades', '0.titulo', 60, 'Escribe el título'],
  ['actividades', '0.fecha', 60, 'Escribe cuándo es'],
  ['actividades', '0.descripcion', 200, 'Escribe de qué se trata'],
  ['actividades', '0.horario', 60, 'Escribe la hora'],
  ['actividades', '0.lugar', 60, 'Escribe el lugar'],
  ['preguntas', '0.pregunta', 100, 'Escribe la pregunta'],
  ['preguntas', '0.respuesta', 400, 'Escribe la respuesta'],
  ['preguntas', '0.sinCanal', 400, 'Escribe la respuesta'],
  ['aviso', 'texto', 160, 'Escribe el aviso'],
  ['ministerios', '0.nombre', 30, 'Escribe el nombre del ministerio'],
  ['fotos', 'bienvenida.alt', 200, 'Escribe qué se ve'],
];

/** The lines of texts and ministries, by the name of what holds them. */
const WORDS: Readonly<Record<string, readonly [max: number, empty: string]>> = {
  titulo: [30, 'Escribe el título'],
  titular: [60, 'Escribe el titular'],
  lineas: [60, 'Escribe el titular'],
  entrada: [200, 'Escribe una frase'],
  parrafos: [500, 'Escribe el párrafo'],
};
const wordsOf = (key: 'textos' | 'ministerios') =>
  leavesOf(whole[key]).flatMap((path) => {
    const rule = WORDS[path.split('.').findLast((step) => Number.isNaN(Number(step))) ?? ''];
    return rule ? [[key, path, ...rule] as const] : [];
  });

const CODE = 'Escribe el número con su código de país';
const NUMBER = `${CODE}, empezando por +`;
const EMAIL = 'Escribe un correo como nombre@ejemplo.com';
const RADIUS = 'El radio va de 50 a 1000 metros';
const LATITUDE = 'La latitud va de -90 a 90';
const LONGITUDE = 'La longitud va de -180 a 180';
const HOUR = 'Escribe la hora, como 19:00';
const CHANNEL = 'Un canal empieza con UC y tiene 24 letras';
const LINK = 'Escribe una dirección completa, como https://…, o de este sitio, como /red_joven';
const ENDS = 'Termina antes de empezar';

const FACEBOOK = 'Escribe una dirección de facebook.com';
const INSTAGRAM = 'Escribe una dirección de instagram.com';
const YOUTUBE = 'Escribe una dirección de youtube.com';
const ZONE = 'Elige una zona horaria de la lista';
const COUNTRY = 'Escribe las dos letras mayúsculas del país';
const MEETING = 'Elige la reunión';
const DATE = 'Elige la fecha';
const NEW_HOUR = 'Escribe la nueva hora';
const EASTER = 'Escribe cada día con un número de -180 a 180';
const ONE_PARAGRAPH = 'Deja al menos un párrafo';
const TWICE = 'Esa reunión ya tiene un cambio ese día';
const SHOWN = 'Otro ministerio ya muestra esas reuniones';

type Row = readonly [
  document: ContentKey,
  path: string,
  last: unknown,
  next: unknown,
  sentence: string,
  /** Path of the field that says it, where it is another. */
  at?: string,
];

/** Entries of a list with ids of their own. */
const list = (entry: object | undefined, length: number, id = 'id') =>
  times(length, (index) => ({ ...entry, [id]: `m${index}` }));
const many = (key: ContentKey, entry: object | undefined, max: number, sentence: string, id = 'id'): Row => [
  key,
  '',
  list(entry, max, id),
  list(entry, max + 1, id),
  sentence,
];

/** Fields that are not a line of text: the last value that is taken, and the first that is not. */
export const OTHERS: readonly Row[] = [
  ['datos', 'codigoPais', 'BO', 'BOL', COUNTRY],
  ['datos', 'codigoPais', 'BO', '', COUNTRY],
  ['datos', 'zona', 'America/La_Paz', 'America/La_Pas', ZONE],
  ['datos', 'zona', 'europe/madrid', 'Europa/Madrid', ZONE],
  ['datos', 'zona', '+05:00', '+25:00', ZONE],
  ['datos', 'zona', 'America/La_Paz', text(61), ZONE],
  ['datos', 'idioma', 'es-419', 'es-4190', 'Elige un idioma de la lista'],
  ['datos', 'direccion', times(4, () => 'Calle'), times(5, () => 'Calle'), 'Caben 4 líneas'],
  ['datos', 'direccion', ['Calle'], [], 'Escribe la dirección'],
  ['datos', 'telefono', '+12345678', '+1234567', NUMBER],
  ['datos', 'telefono', null, '70012345', NUMBER],
  ['datos', 'whatsapp', '+123456789012345', '+1234567890123456', NUMBER],
  ['datos', 'telefonoProteccion', '+1 2 3 4 5 6 7 8 9 0 1 2', '+591 LLAMANOS', NUMBER],
  ['datos', 'telefonoProteccion', '+1 2 3 4 5 6 7 8', `+1${'  2'.repeat(8)}`, CODE],
  ['datos', 'email', `${'a'.repeat(110)}@iglesia.b`, `${'a'.repeat(111)}@iglesia.b`, EMAIL],
  ['datos', 'email', 'hola@example.org', 'hola@', EMAIL],
  ['datos', 'facebook', address('facebook.com', 300), address('facebook.com', 301), FACEBOOK],
  ['datos', 'facebook', 'https://fb.com/iglesia', 'https://facebook.com.example.org/iglesia', FACEBOOK],
  ['datos', 'instagram', address('instagram.com', 300), address('instagram.com', 301), INSTAGRAM],
  ['datos', 'instagram', null, 'instagram.com/iglesia', INSTAGRAM],
  ['datos', 'youtube', address('youtu.be', 300), address('youtu.be', 301), YOUTUBE],
  ['datos', 'youtube', null, 'http://youtube.com/iglesia', YOUTUBE],
  ['datos', 'canal', `UC${'a'.repeat(22)}`, `UC${'a'.repeat(23)}`, CHANNEL],
  ['datos', 'canal', `UC${'-'.repeat(22)}`, `UC${'-'.repeat(21)}`, CHANNEL],
  ['datos', 'latitude', 90, 90.000_001, LATITUDE],
  ['datos', 'latitude', -90, -90.000_001, LATITUDE],
  ['datos', 'latitude', 0, null, LATITUDE],
  ['datos', 'longitude', 180, 180.000_001, LONGITUDE],
  ['datos', 'longitude', -180, -180.000_001, LONGITUDE],
  ['datos', 'longitude', 0, Number.NaN, LONGITUDE],
  ['datos', 'radio', 50, 49, RADIUS],
  ['datos', 'radio', 1000, 1001, RADIUS],
  ['datos', 'radio', 200, 200.5, RADIUS],
  ['datos', 'radio', 200, null, RADIUS],
  many('horarios', meeting, 40, 'Caben 40 reuniones'),
  ['horarios', '', list(meeting, 2), [meeting, meeting], 'Dos reuniones tienen el mismo id'],
  ['horarios', '0.inicio', '23:59', '24:00', HOUR],
  ['horarios', '0.inicio', '00:00', '', HOUR],
  ['horarios', '0.fin', '00:00', '0:00', HOUR],
  ['horarios', '0.fin', '12:59', '12:60', HOUR],
  many('excepciones', suspended, 100, 'Caben 100 fechas', 'reunion'),
  ['excepciones', '0.reunion', 'a'.repeat(40), 'a'.repeat(41), MEETING],
  ['excepciones', '0.reunion', 'ayuno-2', '', MEETING],
  ['excepciones', '0.fecha', '2028-02-29', '2027-02-29', DATE],
  ['excepciones', '0.fecha', '2026-12-31', '', DATE],
  ['excepciones', '0.tipo', 'suspendida', null, 'Elige qué pasa ese día'],
  ['excepciones', '0.inicio', '10:00', '25:00', HOUR],
  ['excepciones', '1.inicio', '10:00', '25:00', HOUR],
  ['excepciones', '1.inicio', '10:00', null, NEW_HOUR],
  ['excepciones', '1.fin', '12:00', '', HOUR],
  ['excepciones', '1.fin', '12:00', null, NEW_HOUR],
  ['excepciones', '', list(suspended, 2, 'reunion'), [suspended, suspended], TWICE, '0.fecha'],
  many('actividades', activity, 12, 'Caben 12 actividades'),
  ['actividades', '1.id', 'a3', 'a0', 'Dos actividades tienen el mismo id', ''],
  ['actividades', '0.cuando.reunion', 'jovenes', '', MEETING],
  ['actividades', '1.cuando.desde', '2026-11-28', '', DATE],
  ['actividades', '1.cuando.hasta', '2026-11-27', '2026-11-26', ENDS],
  ['actividades', '1.cuando.hasta', '2026-11-30', '2026-11-31', DATE],
  ['actividades', '2.cuando.desdePascua.0', -180, -181, EASTER],
  ['actividades', '2.cuando.desdePascua.1', 180, 181, EASTER],
  ['actividades', '2.cuando.desdePascua.1', -7, -8, ENDS],
  // Empty fields, or none with a number.
  ['actividades', '2.cuando.desdePascua.0', 0, null, EASTER, '2.cuando'],
  ['actividades', '2.cuando.desdePascua.1', 0, Number.NaN, EASTER, '2.cuando'],
  ['preguntas', '', [question], [], 'Deja al menos una pregunta'],
  ['preguntas', '', times(12, () => question), times(13, () => question), 'Caben 12 preguntas'],
  ['aviso', 'enlace', `/${'a'.repeat(99)}`, `/${'a'.repeat(100)}`, LINK],
  ['aviso', 'enlace', address('example.org', 300), address('example.org', 301), LINK],
  ['aviso', 'enlace', '/red_joven#reunion', 'javascript:alert(1)', LINK],
  ['aviso', 'hasta', '9999-12-31', '9999-12-32', DATE],
  ['textos', 'inicio.vision.parrafos', ['Uno'], [], ONE_PARAGRAPH],
  ['textos', 'inicio.vision.parrafos', times(6, () => 'Uno'), times(7, () => 'Uno'), 'Caben 6 párrafos'],
  ['ministerios', '', [ministry], [], 'Deja al menos un ministerio'],
  many('ministerios', other, 12, 'Caben 12 ministerios'),
  ['ministerios', '1.id', 'otro', ministry?.id, 'Dos ministerios tienen el mismo id', ''],
  ['ministerios', '1.propio', false, true, 'Solo un ministerio puede ser el del sitio'],
  ['ministerios', '1.categoria', 2, 1, SHOWN],
  ['ministerios', '0.parrafos', ['Uno'], [], ONE_PARAGRAPH],
  ['fotos', 'bienvenida.permiso', true, false, 'Falta el permiso de quienes se ven'],
];

/** Values that no form lets a person send: the server says them in the library's Spanish. */
export const UNTYPED: readonly (readonly [
  document: ContentKey,
  path: string,
  last: unknown,
  next: unknown,
])[] = [
  ['horarios', '0.id', 'a'.repeat(40), 'a'.repeat(41)],
  ['horarios', '0.dias', [0, 6], [0, 7]],
  ['horarios', '0.dias', times(7, () => 1), times(8, () => 1)],
  ['horarios', '0.ministerio', 1, 0],
  ['horarios', '0.soloMiembros', true, 'no'],
  ['horarios', '0.seccion', 'oficina', 'otra'],
  ['actividades', '0.id', 'a'.repeat(40), 'a'.repeat(41)],
  ['actividades', '0.imagen.recorte', 'arc', 'otro'],
  ['actividades', '0.imagen.vidrio', 'rio', 'otro'],
  ['ministerios', '0.id', 'a'.repeat(40), 'a'.repeat(41)],
  ['ministerios', '0.id', 'el-coro', 'El coro'],
  ['ministerios', '0.emblema', null, 'otro'],
  ['ministerios', '0.categoria', 3, 0],
  ['ministerios', '0.propio', true, 'no'],
  ['fotos', 'bienvenida.id', '0'.repeat(32), '0'.repeat(33)],
  ['fotos', 'bienvenida.foco', [0, 1], [-0.01, 1]],
  ['fotos', 'bienvenida.foco', [0, 1], [0, 1.01]],
  ['fotos', '', { ['a'.repeat(60)]: null }, { ['a'.repeat(61)]: null }],
];

/** Every field of one line. */
export const ALL_LINES = [...LINES, ...wordsOf('textos'), ...wordsOf('ministerios')];
