import type { PublicContent } from '@ministerio/contract';
import { PHOTO_FORMATS, PHOTO_WIDTHS, photoPath } from '@ministerio/contract/domain';
import type { PictureSource } from './artwork-context.ts';

type Photos = PublicContent['fotos'];
type PublishedPhoto = NonNullable<Photos[string]>;

/** Boxes of photographs have a ratio of their own; this one reserves the space in a box that has none. */
const SIZE = { width: 1200, height: 800 };

/** Steps of the grid on which a point is kept in sight, along each side: each is a rule of the style sheet. */
const STEPS = 10;

/**
 * Files of a photo that an administrator published, in every width and format.
 * @param base - origin of the church's server, without a slash; '' on its own pages
 */
export function photoSource({ id, foco }: Pick<PublishedPhoto, 'id' | 'foco'>, base = ''): PictureSource {
  const address = (width: number, format: (typeof PHOTO_FORMATS)[number]) =>
    base + photoPath(id, width, format);
  const [left, top] = foco;
  return {
    src: address(PHOTO_WIDTHS[1], 'webp'),
    ...SIZE,
    focus: { x: Math.round(left * STEPS), y: Math.round(top * STEPS) },
    alternatives: PHOTO_FORMATS.map((format) => ({
      type: `image/${format}`,
      srcSet: PHOTO_WIDTHS.map((width) => `${address(width, format)} ${width}w`).join(', '),
    })),
  };
}

/**
 * The photo of a slot with its alternative text; null where the drawn glass is shown.
 * @param slot - 'bienvenida', `ministryPhotoSlot(id)`, …
 */
export function photoIn(
  photos: Photos,
  slot: string,
  base = '',
): { readonly source: PictureSource; readonly alt: string } | null {
  const photo = Object.hasOwn(photos, slot) ? photos[slot] : null;
  return photo ? { source: photoSource(photo, base), alt: photo.alt } : null;
}
