import type { Picture } from '@ministerio/content';
import type { Artwork, PictureSource } from '@ministerio/ui/composed/picture';

/** Files of photographs by their names. */
export type Photographs = Readonly<Record<string, PictureSource>>;

/** Size of a crop's file; only its proportion matters. */
const CROP_SIZE = { width: 1280, height: 720 } as const;

const drawn = (name: string) => `${__VITRAL__}/${name}.svg`;

/**
 * The site's pictures: a slot's photograph, or the drawing made for it.
 * @param photographs - those that the slots may name.
 */
export function artworkOf(photographs: Photographs): Artwork {
  const photograph = (name: string | undefined) => (name === undefined ? undefined : photographs[name]);
  return {
    hero: drawn('hero'),
    logo: drawn('logo'),
    picture: ({ crop, glass = 'vitral', photograph: name }: Picture) =>
      photograph(name) ?? { src: drawn(`${crop}-${glass}`), ...CROP_SIZE },
    oldPicture: ({ scene, photograph: name }) =>
      photograph(name) ?? { src: drawn(`grabado-${scene}`), width: 800, height: 1000 },
  };
}
