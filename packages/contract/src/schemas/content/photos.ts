import { z } from 'zod';
import { line } from '../text.ts';

/** Id of a stored picture: 32 hexadecimal digits. */
export const photoId = z.string().regex(/^[0-9a-f]{32}$/);

const share = z.number().min(0).max(1);

const photo = z.strictObject({
  id: photoId,
  /** What is seen, for people who cannot see it. */
  alt: line('Escribe qué se ve', 200),
  /** The point that is never cut off: shares of width and height, 0 to 1. */
  foco: z.tuple([share, share]),
  permiso: z.literal(true, { error: 'Falta el permiso de quienes se ven' }),
});

const photoSlot = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(60);

/** The document `fotos`: one for each slot; without one the drawing is shown. */
export const sitePhotos = z.record(photoSlot, photo.nullable()).meta({ id: 'Fotos' });

/** Photos as visitors read them, without the permission (R63). */
export const publicPhotos = z.record(
  photoSlot,
  z.strictObject({ id: photoId, alt: z.string(), foco: z.tuple([share, share]) }).nullable(),
);
