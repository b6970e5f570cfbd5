import type { Artwork } from '@ministerio/ui/composed/picture';
import { defaultSite } from './script-site.ts';
import { version } from './version.ts';

/** Size of a crop's file; only its proportion matters. */
const SIZE = { width: 1280, height: 720 };

const file = (name: string) => `${defaultSite()}/widgets/${version}/vitral/${name}.svg`;

/** Where the drawn pictures are: beside the script, so that they are asked of nobody else and only when near. */
export const artwork: Artwork = {
  hero: '',
  logo: '',
  picture: ({ crop, glass = 'vitral' }) => ({ src: file(`${crop}-${glass}`), ...SIZE }),
  oldPicture: () => ({ src: '', ...SIZE }),
};
