import { PHOTO_FORMATS, PHOTO_WIDTHS } from '@ministerio/contract/domain';
import sharp, { type Sharp } from 'sharp';
import type { StoredPhoto } from '../db/repositories/photos.ts';

/** 40 megapixels: more than a phone takes, less than a bomb. */
const PIXELS = 40_000_000;
/** Chosen on a phone's screen: below it faces turn soft, above it bytes are paid for nothing. */
const encode: Readonly<Record<(typeof PHOTO_FORMATS)[number], (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 72 }),
};
const WIDEST = Math.max(...PHOTO_WIDTHS);

// Only these may look at the bytes, whatever the bytes say of themselves.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * Makes a picture anew from its pixels: upright, without what camera and programs wrote into it, in every width and
 * format (R61). The size in pixels is read from the head, before anything is decoded.
 * @returns 'too-large' for one of too many pixels.
 * @throws Error - damaged, or none of JPEG, PNG and WebP.
 */
export async function encodePhoto(bytes: Uint8Array): Promise<StoredPhoto | 'too-large'> {
  const head = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata();
  if (head.width * head.height > PIXELS) return 'too-large';
  const picture = sharp(bytes, { limitInputPixels: PIXELS, failOn: 'error' }).autoOrient();
  const { autoOrient, pages = 1 } = await picture.metadata();
  if (pages > 1) throw new Error('not a still picture');
  const { data, info } = await picture
    .resize({ width: WIDEST, height: 2 * WIDEST, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [smallest] = PHOTO_WIDTHS;
  const widths = PHOTO_WIDTHS.filter((width, index) => width === smallest || widerThan(info, index));
  const files: StoredPhoto['files'][number][] = [];
  // One after the other: memory stays that of one.
  for (const width of widths) {
    for (const format of PHOTO_FORMATS) {
      const sized = sharp(data, { raw: info }).resize({ width, withoutEnlargement: true });
      files.push({ width, format, image: await encode[format](sized).toBuffer() });
    }
  }
  return { width: autoOrient.width, height: autoOrient.height, files };
}

/** Whether a picture has more pixels than the width before the one at an index. */
function widerThan({ width }: { readonly width: number }, index: number): boolean {
  return width > (PHOTO_WIDTHS[index - 1] ?? 0);
}
