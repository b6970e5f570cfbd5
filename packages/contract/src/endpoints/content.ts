import * as z from 'zod/mini';
import { PHOTO_BYTES } from '../domain/content/site-photos.ts';
import { defineEndpoint, statusOnly } from '../endpoint.ts';
import { messageAnswer } from '../schemas/common.ts';
import { CONTENT_KEYS, publicContent, versioned } from '../schemas/content/documents.ts';
import { photoId } from '../schemas/content/photos.ts';

const key = z.enum(CONTENT_KEYS);
const anyVersion = versioned(z.unknown());
const version = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647));

/**
 * All documents as visitors see them today (R63): what answers name is filled in. The ETag names the values, not their
 * versions.
 */
export const readContent = defineEndpoint({
  name: 'readContent',
  method: 'GET',
  path: '/contenido',
  access: 'public',
  summary: 'Contenido publicado del sitio',
  answer: publicContent,
});

/** One document of {@link readContent}, with an ETag of its own. */
export const readDocument = defineEndpoint({
  name: 'readDocument',
  method: 'GET',
  path: '/contenido/:clave',
  access: 'public',
  summary: 'Un documento publicado',
  params: z.object({ clave: key }),
  answer: anyVersion,
});

/**
 * Publishes a document. `version` is the one that was read; 409 `content_changed` says who published since, and when. What
 * is published already is answered as it is, without a new version. 400 `validation_failed` names each wrong field by its
 * path in the body: `valor.0.titulo`, `excepciones.valor.2.fecha`, `valor` for the whole. New schedules and activities leave
 * out `id` (R60). Limited to 60 an hour for each administrator.
 * `horarios` may carry `excepciones`, which are published in the same transaction. Needs `X-Confirmacion` where a field
 * of `CONFIRMED_DATA_FIELDS` changes, or a notice leads away from the site (R47).
 */
export const publishDocument = defineEndpoint({
  name: 'publishDocument',
  method: 'PUT',
  path: '/contenido/:clave',
  access: 'ADMIN',
  summary: 'Publica un documento del sitio',
  params: z.object({ clave: key }),
  body: z.object({
    version: z.int().check(z.minimum(0)),
    valor: z.unknown(),
    excepciones: z.optional(z.object({ version: z.int().check(z.minimum(0)), valor: z.unknown() })),
  }),
  bodyBytes: 128 * 1024,
  answer: anyVersion,
});

const savedVersion = z.strictObject({
  version: z.int().check(z.minimum(0)),
  valor: z.unknown(),
  /** Username; null for the defaults and for a deleted account. */
  quien: z.nullable(z.string()),
  /** ISO 8601 instant in UTC; null for the defaults. */
  cuando: z.nullable(z.string()),
  /** Whether it belongs to the sample data of a first start. */
  ejemplo: z.boolean(),
});

/** A published version of a document. */
export type SavedVersion = z.output<typeof savedVersion>;

/** The last 20 versions of a document, the published one first, and at the end the one that came with the build. */
export const listVersions = defineEndpoint({
  name: 'listVersions',
  method: 'GET',
  path: '/contenido/:clave/versiones',
  access: 'ADMIN',
  summary: 'Versiones de un documento del sitio',
  params: z.object({ clave: key }),
  answer: z.array(savedVersion),
});

/** Publishes a former version again, as a new one. `version` in the body is the published one that was read. */
export const restoreVersion = defineEndpoint({
  name: 'restoreVersion',
  method: 'POST',
  path: '/contenido/:clave/versiones/:version/restaurar',
  access: 'ADMIN',
  summary: 'Vuelve a publicar una versión',
  params: z.object({ clave: key, version }),
  body: z.object({ version: z.int().check(z.minimum(0)) }),
  answer: anyVersion,
});

/**
 * A public page as it would look with unpublished documents, as HTML for a sandboxed frame (R63); nothing is stored. 400
 * `validation_failed` names wrong fields by their path, `cambios.aviso.texto`, or says that the page fails to render; 404
 * where there is no such page. Limited to 120 a minute for each administrator.
 */
export const previewPage = defineEndpoint({
  name: 'previewPage',
  method: 'POST',
  path: '/contenido/vista',
  access: 'ADMIN',
  summary: 'Vista previa de una página con cambios sin publicar',
  body: z.object({
    /** Path of a public page: `/Inicio`. */
    pagina: z.string().check(z.maxLength(100)),
    /** The documents that differ from the published ones, by key. */
    cambios: z.partialRecord(key, z.unknown()),
  }),
  bodyBytes: 256 * 1024,
  answer: z.object({ html: z.string() }),
});

/** Stores a picture, which nobody sees until `fotos` is published with its id (R61). The body is the file. */
export const uploadPhoto = defineEndpoint({
  name: 'uploadPhoto',
  method: 'POST',
  path: '/fotos',
  access: 'ADMIN',
  summary: 'Guarda una foto para el sitio',
  bodyBytes: PHOTO_BYTES,
  fileTypes: ['image/jpeg', 'image/png', 'image/webp'],
  answer: z.object({ id: photoId }),
});

/** Withdraws a picture: every size in every version (R62); the third deletion of twelve hours needs `X-Confirmacion` (R47). */
export const withdrawPhoto = defineEndpoint({
  name: 'withdrawPhoto',
  method: 'DELETE',
  path: '/fotos/:id',
  access: 'ADMIN',
  summary: 'Retira una foto para siempre',
  params: z.object({ id: photoId }),
  answer: messageAnswer,
  read: statusOnly,
});
