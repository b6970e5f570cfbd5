import type { Palette } from '@ministerio/content';
import { parse } from 'opentype.js/dist/opentype.mjs';
import type { ShareDrawings } from './share-drawing.ts';
import type { ShareGlass } from './share-words.ts';

/** Files of the build for pictures for sharing. */
export interface ShareAssets {
  /** TrueType files of the site's fonts, base64. */
  readonly fonts: { readonly heading: string; readonly text: string };
  readonly glass: Readonly<Record<ShareGlass, string>>;
  readonly logo: string;
  readonly palette: Palette;
}

const fontOf = (base64: string) => parse(new Uint8Array(Buffer.from(base64, 'base64')).buffer);

/** Reads what pictures are drawn with. */
export function shareDrawings({ fonts, ...drawn }: ShareAssets): ShareDrawings {
  return { ...drawn, fonts: { heading: fontOf(fonts.heading), text: fontOf(fonts.text) } };
}
