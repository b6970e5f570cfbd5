import { formatDate, weekdayName, weekdayOf } from '../domain/calendar/calendar-date.ts';
import { weekdayWords } from '../domain/calendar/weekday-words.ts';
import type { ContentDocuments, ContentKey } from '../schemas/content/documents.ts';

/** A part of a document that is changed, kept or given up as a whole: a field, a meeting, a question. */
export interface DocumentLine {
  /** Same in every version of the document. */
  readonly id: string;
  /** Its name in Spanish. */
  readonly title: string;
  /** Spanish text of the line; '' where nothing is set. */
  readonly words: string;
  readonly value: unknown;
}

/** Names that other documents know. Without them ids stand for names. */
export interface LineNames {
  /** Name of a meeting by its id. */
  readonly meeting?: (id: string) => string | undefined;
  /** The texts whose titles name pages and sections. @default the document itself */
  readonly titles?: ContentDocuments['textos'];
  /** Name of a photo's slot. */
  readonly photo?: (slot: string) => string | undefined;
}

type Writers = {
  readonly [Key in ContentKey]: (value: ContentDocuments[Key], names: LineNames) => readonly DocumentLine[];
};

const DATA_TITLES: Readonly<Record<keyof ContentDocuments['datos'], string>> = {
  nombre: 'Nombre de la iglesia',
  producto: 'Nombre del sitio',
  ciudad: 'Ciudad',
  pais: 'País',
  codigoPais: 'Código del país',
  zona: 'Zona horaria',
  moneda: 'Moneda',
  idioma: 'Idioma',
  direccion: 'Dirección',
  plano: 'Plano',
  telefono: 'Teléfono',
  whatsapp: 'WhatsApp',
  email: 'Correo',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  canal: 'Canal de las prédicas',
  latitude: 'Latitud',
  longitude: 'Longitud',
  radio: 'Radio',
  responsable: 'Responsable de protección',
  telefonoProteccion: 'Teléfono de protección',
};

/** The Spanish name of a field of `datos`; an unknown one as it is. */
export const dataTitle = (field: string): string =>
  Object.hasOwn(DATA_TITLES, field) ? DATA_TITLES[field as keyof typeof DATA_TITLES] : field;

const DATA_FIELDS = Object.keys(DATA_TITLES) as (keyof ContentDocuments['datos'])[];

const writers: Writers = {
  datos: (data) =>
    DATA_FIELDS.map((field) => {
      const value = data[field];
      const metres = field === 'radio' ? ' m' : '';
      return { id: field, title: DATA_TITLES[field], words: `${plainWords(value)}${metres}`, value };
    }),
  horarios: (schedules) => {
    const isTaken = (title: string) => schedules.filter(({ titulo }) => titulo === title).length > 1;
    return schedules.map((entry, index) => ({
      id: entry.id ?? `nueva-${index}`,
      title: isTaken(entry.titulo) ? `${entry.titulo}, ${entry.inicio}` : entry.titulo,
      words: [
        `${entry.dias.length > 0 ? `${lower(weekdayWords(entry.dias))} ` : ''}${entry.inicio} a ${entry.fin}`,
        entry.lugar ?? '',
        entry.soloMiembros ? 'solo miembros' : '',
      ]
        .filter(Boolean)
        .join(', '),
      value: entry,
    }));
  },
  excepciones: (exceptions, { meeting }) =>
    exceptions.map((entry) => ({
      id: `${entry.reunion} ${entry.fecha}`,
      title: `${meeting?.(entry.reunion) ?? entry.reunion}, ${dayWords(entry.fecha)}`,
      words: [
        entry.tipo === 'suspendida' ? 'no hay reunión' : `de ${entry.inicio} a ${entry.fin}`,
        entry.lugar ?? '',
        entry.motivo ?? '',
      ]
        .filter(Boolean)
        .join(', '),
      value: entry,
    })),
  actividades: (activities) =>
    activities.map((entry, index) => ({
      id: entry.id ?? `nueva-${index}`,
      title: entry.titulo,
      words: [entry.fecha, entry.horario, entry.lugar, entry.descripcion].join(', '),
      value: entry,
    })),
  preguntas: (questions) =>
    questions.map((entry, index) => ({
      // A question has no id: its text is one, and its place where two are alike.
      id:
        questions.findIndex(({ pregunta }) => pregunta === entry.pregunta) === index
          ? entry.pregunta
          : `${entry.pregunta} ${index}`,
      title: entry.pregunta,
      words: entry.respuesta,
      value: entry,
    })),
  aviso: (notice) => [
    {
      id: 'aviso',
      title: 'Aviso',
      words: notice ? `${notice.texto}, hasta el ${formatDate(notice.hasta)}` : '',
      value: notice,
    },
  ],
  ministerios: (ministries) => {
    const own = ministries.find(({ propio }) => propio);
    return [
      ...ministries.map(({ propio: _, ...entry }, index) => ({
        id: entry.id ?? `nuevo-${index}`,
        title: entry.nombre,
        words: [entry.entrada, ...entry.parrafos].join(' '),
        value: entry,
      })),
      // No id of a ministry.
      { id: '#propio', title: 'Ministerio del sitio', words: own?.nombre ?? '', value: own?.id ?? own },
    ];
  },
  textos: (texts, { titles = texts }) =>
    leavesOf(texts).map(([path, value]) => {
      const steps = path.split('/');
      const field = steps.pop() ?? '';
      return {
        id: path,
        title: [...titlesAlong(titles, steps), TEXT_FIELDS[field] ?? field].join(', '),
        words: plainWords(value),
        value,
      };
    }),
  fotos: (photos, { photo }) =>
    // A place without a photo is as one that was never chosen.
    Object.entries(photos).flatMap(([slot, value]) =>
      value === null
        ? []
        : [{ id: slot, title: `Foto de ${photo?.(slot) ?? slot}`, words: value.alt, value }],
    ),
};

/** The lines of a document, in its order. */
export function linesOf<Key extends ContentKey>(
  key: Key,
  value: ContentDocuments[Key],
  names: LineNames = {},
): readonly DocumentLine[] {
  return writers[key](value, names);
}

/** Names of the fields of `textos` in messages. */
const TEXT_FIELDS: Readonly<Record<string, string>> = {
  titulo: 'título',
  titular: 'titular',
  lineas: 'líneas',
  entrada: 'entrada',
  parrafos: 'párrafos',
};

/** Titles of the page and section that a path leads through; a key where there is none. */
function titlesAlong(texts: object, path: readonly string[]): readonly string[] {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  const branch: object = (Object.hasOwn(texts, key) && (texts as Record<string, object>)[key]) || {};
  const own = key === 'secciones' ? [] : ['titulo' in branch ? String(branch.titulo) : key];
  return [...own, ...titlesAlong(branch, rest)];
}

/** Every text field with its path. */
function leavesOf(branch: object, path: readonly string[] = []): readonly (readonly [string, unknown])[] {
  return Object.entries(branch).flatMap(([name, value]: [string, unknown]) => {
    const own = [...path, name];
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return leavesOf(value, own);
    return [[own.join('/'), value] as const];
  });
}

/** 'sábado 28-11-2026'. */
function dayWords(date: string): string {
  return `${weekdayName(weekdayOf(date))} ${formatDate(date)}`;
}

function plainWords(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(plainWords).join(' ');
  if (typeof value === 'object') return Object.values(value).map(plainWords).join(', ');
  return String(value);
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
