import type { SocialLink } from '@ministerio/content';
import { facebook, youtube } from '../../primitives/icon/index.ts';

/** A mark as the path of an icon; brand marks are filled, ours are stroked. */
interface SocialMark {
  readonly path: string;
  readonly filled: boolean;
}

/** Instagram's camera in our own strokes: its brand mark alone would weigh more than this bar. */
const camera =
  'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M17.5 6.5h.01';

/** Marks of the networks that the top bar can link to. */
export const socialMarks: Readonly<Record<SocialLink['network'], SocialMark>> = {
  facebook: { path: facebook, filled: true },
  instagram: { path: camera, filled: false },
  youtube: { path: youtube, filled: true },
};
