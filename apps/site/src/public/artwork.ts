import { emblemOf, type Picture } from '@ministerio/content';
import type { Artwork, PictureSource } from '@ministerio/ui/composed/picture';

/** Files of photographs by their names. */
export type Photographs = Readonly<Record<string, PictureSource>>;

/** Sizes of the drawn files; only their proportion matters. */
const CROP_SIZE = { width: 1280, height: 720 } as const;
const EMBLEM_SIZE = { width: 1120, height: 896 } as const;

const drawn = (name: string) => `${__VITRAL__}/${name}.svg`;

function drawing(slot: Picture): PictureSource {
  if (slot.emblem !== undefined) return { src: drawn(`emblema-${slot.emblem}`), ...EMBLEM_SIZE };
  return { src: drawn(`${slot.crop}-${slot.glass ?? 'vitral'}`), ...CROP_SIZE };
}

/**
 * The site's pictures: a slot's photograph, or the drawing made for it.
 * @param photographs - those that the slots may name.
 */
export function artworkOf(photographs: Photographs): Artwork {
  const photograph = (name: string | undefined) => (name === undefined ? undefined : photographs[name]);
  return {
    hero: drawn('hero'),
    logo: drawn('logo'),
    picture: (slot) => photograph(slot.photograph) ?? drawing(slot),
    oldPicture: ({ scene, photograph: name }) =>
      photograph(name) ?? { src: drawn(`grabado-${scene}`), width: 800, height: 1000 },
  };
}

function avatarName(key: string): string {
  const emblem = emblemOf(key);
  return emblem === undefined ? 'avatar' : `avatar-${emblem}`;
}

/** Artwork of ministries in the signed-in application: emblems as avatars, chart colours and marks of documents. */
export const ministryArtwork = {
  emblem: emblemOf,
  ministryAvatar: (key) => drawn(avatarName(key)),
  mark: (key) => `${__VITRAL__}/${key === null ? 'logo' : avatarName(key)}.png`,
} as const satisfies Partial<Artwork>;
