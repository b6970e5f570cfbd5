import * as z from 'zod/mini';
import { siteMinistries } from './ministries.ts';
import { publicPhotos, sitePhotos } from './photos.ts';
import { scheduleExceptions, schedules, siteActivities } from './schedules.ts';
import { siteData } from './site-data.ts';
import { publicQuestions, siteNotice, siteQuestions, siteTexts } from './texts.ts';

/** The documents of the site's content, by key: what administrators publish. */
export const contentDocuments = {
  datos: siteData,
  horarios: schedules,
  excepciones: scheduleExceptions,
  actividades: siteActivities,
  preguntas: siteQuestions,
  aviso: siteNotice,
  ministerios: siteMinistries,
  textos: siteTexts,
  fotos: sitePhotos,
} as const;

/** Key of a document. */
export type ContentKey = keyof typeof contentDocuments;

/** Names of the documents in the panel and in messages. */
export const CONTENT_NAMES: Readonly<Record<ContentKey, string>> = {
  datos: 'Datos',
  horarios: 'Horarios',
  excepciones: 'Fechas sin reunión',
  actividades: 'Actividades',
  preguntas: 'Preguntas',
  aviso: 'Aviso',
  ministerios: 'Ministerios',
  textos: 'Textos',
  fotos: 'Fotos',
};

export const CONTENT_KEYS = Object.keys(contentDocuments) as [ContentKey, ...ContentKey[]];

/** The documents as they are published, by key. */
export type ContentDocuments = { readonly [Key in ContentKey]: z.output<(typeof contentDocuments)[Key]> };

/** The documents as visitors read them: photos without the permission (R63). */
export type PublicContent = Omit<ContentDocuments, 'fotos'> & {
  readonly fotos: z.output<typeof publicPhotos>;
};

const version = z.int().check(z.minimum(0));

/** A document with its version; version 0 came with the build. */
export const versioned = <Value extends z.ZodMiniType>(valor: Value) => z.strictObject({ version, valor });

/** Answer of `GET /contenido`. */
export const publicContent = z.strictObject({
  datos: versioned(siteData),
  horarios: versioned(schedules),
  excepciones: versioned(scheduleExceptions),
  actividades: versioned(siteActivities),
  preguntas: versioned(publicQuestions),
  aviso: versioned(siteNotice),
  ministerios: versioned(siteMinistries),
  textos: versioned(siteTexts),
  fotos: versioned(publicPhotos),
});
