import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureSource } from '@ministerio/ui/composed/picture';
import sharp, { type Sharp } from 'sharp';
import { folders } from './paths.ts';

/** Widths that a photograph is offered in, in pixels; wider than the original is left out. */
const WIDTHS = [480, 960, 1600] as const;
const QUALITY = { avif: 55, webp: 76, jpeg: 80 } as const;
const HASH_LENGTH = 10;
const CACHE = join(folders.site, '../../node_modules/.cache/photographs');
const PUBLISHED = '/assets/fotos';

type Format = keyof typeof QUALITY;

const encode: Readonly<Record<Format, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: QUALITY.avif }),
  webp: (picture) => picture.webp({ quality: QUALITY.webp }),
  jpeg: (picture) => picture.jpeg({ quality: QUALITY.jpeg, mozjpeg: true }),
};

/** Converts one size and format, or takes it from the cache: a photograph costs seconds. */
async function convert(original: Buffer, hash: string, width: number, format: Format): Promise<string> {
  const name = `${hash}-${width}.${format}`;
  const cached = join(CACHE, name);
  if (!existsSync(cached)) {
    // The camera's own turn of the picture is applied; place and camera stay behind.
    await encode[format](sharp(original).rotate().resize({ width })).toFile(cached);
  }
  copyFileSync(cached, join(folders.public, PUBLISHED, name));
  return `${PUBLISHED}/${name}`;
}

async function publish(original: Buffer): Promise<PictureSource> {
  const hash = createHash('sha256').update(original).digest('hex').slice(0, HASH_LENGTH);
  const { autoOrient } = await sharp(original).metadata();
  const fitting = WIDTHS.filter((width) => width <= autoOrient.width);
  const widths = fitting.length > 0 ? fitting : [autoOrient.width];
  const widest = Math.max(...widths);
  const sources = async (format: Format) =>
    Promise.all(widths.map(async (width) => `${await convert(original, hash, width, format)} ${width}w`));
  return {
    src: await convert(original, hash, widest, 'jpeg'),
    width: widest,
    height: Math.round((widest * autoOrient.height) / autoOrient.width),
    alternatives: [
      { type: 'image/avif', srcSet: (await sources('avif')).join(', ') },
      { type: 'image/webp', srcSet: (await sources('webp')).join(', ') },
    ],
  };
}

/**
 * Converts every photograph of `packages/content/photographs/` to AVIF and WebP at several widths, and writes
 * where they are for the pages (`src/public/artwork.ts`).
 * @returns how many photographs there are.
 */
export async function publishPhotographs(): Promise<number> {
  if (!existsSync(folders.photographs)) return 0;
  const files = readdirSync(folders.photographs).filter((file) => /\.(jpe?g|png|webp|avif)$/i.test(file));
  if (files.length === 0) return 0;
  const sources = join(folders.site, 'generated/photographs');
  for (const folder of [CACHE, sources, join(folders.public, PUBLISHED)])
    mkdirSync(folder, { recursive: true });
  for (const file of files) {
    const source = await publish(readFileSync(join(folders.photographs, file)));
    writeFileSync(join(sources, `${file}.json`), JSON.stringify(source));
  }
  return files.length;
}
