import type { Picture } from '@ministerio/content';
import type { Artwork, PictureSource } from '@ministerio/ui/composed/picture';

/** Photographs that the build converted: `scripts/photographs.ts`. */
const photographs = import.meta.glob<PictureSource>('../../generated/photographs/*.json', {
  eager: true,
  import: 'default',
});

/** Size of a crop's file; only its proportion matters. */
const CROP_SIZE = { width: 1280, height: 720 } as const;

const drawn = (name: string) => `${__VITRAL__}/${name}.svg`;

/** @throws Error when a slot names a photograph that is not in the folder: the build stops there. */
function photographed(name: string | undefined): PictureSource | undefined {
  if (!name) return undefined;
  const source = photographs[`../../generated/photographs/${name}.json`];
  if (!source)
    throw new Error(`site: "${name}" is named in the content but is not in packages/content/photographs.`);
  return source;
}

/** The site's pictures: a slot's photograph, or the drawing made for it. */
export const artwork: Artwork = {
  hero: drawn('hero'),
  logo: drawn('logo'),
  picture: ({ crop, glass = 'vitral', photograph }: Picture) =>
    photographed(photograph) ?? { src: drawn(`${crop}-${glass}`), ...CROP_SIZE },
  oldPicture: ({ scene, photograph }) =>
    photographed(photograph) ?? { src: drawn(`grabado-${scene}`), width: 800, height: 1000 },
};
