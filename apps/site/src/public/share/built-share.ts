import { type ShareAssets, shareDrawings } from './share-assets.ts';
import { drawShare } from './share-drawing.ts';
import type { ShareShape } from './share-shapes.ts';
import type { ShareWords } from './share-words.ts';

/** Written in by `scripts/build.ts`. */
declare const __SHARE_ASSETS__: ShareAssets;

const drawings = shareDrawings(__SHARE_ASSETS__);

/** Draws a picture for sharing with what the build has made; a file beside the renderer, since few visits ask for one. */
export const draw = (
  words: ShareWords,
  form: { readonly shape: ShareShape; readonly product: string },
): string => drawShare(words, form, drawings);
