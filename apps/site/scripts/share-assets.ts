import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { church, emblemNames, type Palette, palette } from '@ministerio/content';
import { defaultContent } from '@ministerio/content/site';
import subsetFont from 'subset-font';
import { logoRosette } from '../../../packages/ui/src/rosette/crops.ts';
import { drawRosette } from '../../../packages/ui/src/rosette/draw-rosette.ts';
import { drawEmblem } from '../../../packages/ui/src/rosette/emblem/draw-emblem.ts';
import { emblems } from '../../../packages/ui/src/rosette/emblem/emblems.ts';
import type { Box } from '../../../packages/ui/src/rosette/geometry.ts';
import { glassNames } from '../../../packages/ui/src/rosette/glass.ts';
import { textLetters } from '../../../packages/ui/src/tokens/font-letters.ts';
import { type ShareAssets, shareDrawings } from '../src/public/share/share-assets.ts';
import { drawShare } from '../src/public/share/share-drawing.ts';
import { shareWords } from '../src/public/share/share-words.ts';

/** All that the widest picture shows of a window, in units around its middle. */
const VIEW: Box = { x: -1000, y: -390, width: 1480, height: 780 };
const SEED_OF_SHARING = 7;
/** A rosette shows more of its rings than an emblem, whose symbol fills the middle. */
const ROSETTE_SCALE = 0.64;

const fontFile = (name: string) =>
  new URL(`../../../packages/ui/src/tokens/fonts/${name}.woff2`, import.meta.url);

/** A font as TrueType, which its reader understands. */
async function trueType(name: string): Promise<string> {
  const font = await subsetFont(await readFile(fontFile(name)), textLetters, { targetFormat: 'sfnt' });
  return Buffer.from(font).toString('base64');
}

const larger = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
});
const inside = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');

/** Makes what pictures for sharing are drawn with: windows, sign and fonts. @param colors - the church's. @default palette */
export async function shareAssets(colors: Palette = palette): Promise<ShareAssets> {
  const seed = church.rosetteSeed;
  const rosettes = glassNames.map((glass, index) => [
    `vitral-${glass}`,
    `<g transform="scale(${ROSETTE_SCALE})">${inside(
      drawRosette({
        seed: seed + SEED_OF_SHARING + index * 100,
        palette: colors,
        glass,
        view: larger(VIEW, 1 / ROSETTE_SCALE),
        lead: 9,
      }),
    )}</g>`,
  ]);
  const windows = emblemNames.map((name) => [
    `emblema-${name}`,
    inside(drawEmblem(emblems[name], { palette: colors, size: 'panel', view: VIEW })),
  ]);
  const [heading, text] = await Promise.all([trueType('bricolage-grotesque'), trueType('figtree')]);
  return {
    fonts: { heading, text },
    glass: Object.fromEntries([...rosettes, ...windows]) as ShareAssets['glass'],
    palette: colors,
    logo: inside(drawRosette({ seed, palette: colors, ...logoRosette })),
  };
}

/** Changes with any picture of the content that the build knows. */
export function shareVersion(assets: ShareAssets): string {
  const drawings = shareDrawings(assets);
  const hash = createHash('sha256');
  for (const words of shareWords(defaultContent)) {
    for (const shape of ['wide', 'square'] as const) {
      hash.update(drawShare(words, { shape, product: church.product }, drawings));
    }
  }
  return hash.digest('hex');
}
