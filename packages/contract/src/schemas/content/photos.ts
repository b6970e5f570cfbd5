import * as z from 'zod/mini';
import { line } from '../text.ts';

/** Id of a stored picture: 32 hexadecimal digits. */
export const photoId = z.string().check(z.regex(/^[0-9a-f]{32}$/));

const share = z.number().check(z.minimum(0), z.maximum(1));

const photo = z.strictObject({
  id: photoId,
  /** Description for people who cannot see the photo. */
  alt: line('Escribe qué se ve', 200),
  /** The point that is never cut off: shares of width and height, 0 to 1. */
  foco: z.tuple([share, share]),
  permiso: z.literal(true, { error: 'Falta el permiso de quienes se ven' }),
});

const photoSlot = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(60));

/** The document `fotos`: one for each slot; without one the drawing is shown. */
export const sitePhotos = z.record(photoSlot, z.nullable(photo));

/** Photos as visitors read them, without the permission (R63). */
export const publicPhotos = z.record(
  photoSlot,
  z.nullable(z.strictObject({ id: photoId, alt: z.string(), foco: z.tuple([share, share]) })),
);
