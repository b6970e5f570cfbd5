import type { RosettePicture } from '@ministerio/content';
import type { Artwork } from '@ministerio/ui/composed/picture';
import { defaultSite, version } from './script.ts';

/** Size of a crop's file; only its proportion matters. */
const SIZE = { width: 1280, height: 720 };

const file = (name: string) => `${defaultSite()}/widgets/${version}/vitral/${name}.svg`;

/** The drawn pictures, served beside the script: no third party is asked, and files load only near the viewport. */
export const artwork: Artwork = {
  hero: '',
  logo: '',
  // No widget shows a section with an emblem: pictures of activities and sermons are crops.
  picture: ({ crop, glass = 'vitral' }: RosettePicture) => ({ src: file(`${crop}-${glass}`), ...SIZE }),
  oldPicture: () => ({ src: '', ...SIZE }),
};
