import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** 14 mm at 290 dots per inch. */
const SIDE_PX = 160;
const COLORS = 64;
const DISC = Buffer.from(
  `<svg viewBox="0 0 2 2" width="${SIDE_PX}" height="${SIDE_PX}"><circle cx="1" cy="1" r="1"/></svg>`,
);

/** A drawing as a disc on the white of paper. */
async function disc(svg: Buffer): Promise<Sharp> {
  const cut = await sharp(svg)
    .resize(SIDE_PX, SIDE_PX)
    .composite([{ input: DISC, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(cut)
    .flatten({ background: '#ffffff' })
    .png({ palette: true, colours: COLORS, compressionLevel: 9 });
}

/**
 * Draws the marks of documents beside the drawings that they are of, as PDF knows no SVG: `avatar-*.svg`, `avatar.svg` and
 * `logo.svg` as PNG.
 * @param folder - the published drawings.
 */
export async function drawMarks(folder: string): Promise<void> {
  await Promise.all(
    globSync('{avatar*,logo}.svg', { cwd: folder }).map(async (name) => {
      const mark = await disc(readFileSync(join(folder, name)));
      await mark.toFile(join(folder, name.replace(/svg$/, 'png')));
    }),
  );
}
