import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { palette } from '@ministerio/content';
import sharp from 'sharp';
import { folders } from './paths.ts';

/** A picture as PNG, centred on a night background. */
async function onNight(svg: string, width: number, height: number, drawn: number): Promise<Buffer> {
  const picture = await sharp(Buffer.from(svg), { density: 300 }).resize(drawn, drawn).png().toBuffer();
  const background = palette.noche;
  const canvas = sharp({ create: { width, height, channels: 3, background } });
  return canvas
    .composite([{ input: picture, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/**
 * An ICO file with one PNG: browsers request `/favicon.ico` for documents without a head, such as the calendar or
 * `robots.txt`.
 * @param side - the picture's width and height in pixels, at most 255.
 */
function iconFile(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Writes favicon and home-screen icons, all drawn from the church's rosette. */
export async function drawIcons(): Promise<void> {
  const logoFile = join(folders.vitral, 'logo.svg');
  const logo = readFileSync(logoFile, 'utf8');
  const out = (name: string) => join(folders.public, name);
  copyFileSync(logoFile, out('favicon.svg'));
  const small = await sharp(Buffer.from(logo), { density: 300 })
    .resize(32, 32)
    .png({ palette: true })
    .toBuffer();
  writeFileSync(out('favicon.ico'), iconFile(small, 32));
  const icons = [
    { name: 'apple-touch-icon.png', svg: logo, width: 180, height: 180, drawn: 156 },
    { name: 'icon-192.png', svg: logo, width: 192, height: 192, drawn: 180 },
    { name: 'icon-512.png', svg: logo, width: 512, height: 512, drawn: 480 },
    // Phones cut maskable icons to any shape inside a circle of 80 %.
    { name: 'icon-maskable-512.png', svg: logo, width: 512, height: 512, drawn: 390 },
  ];
  await Promise.all(
    icons.map(async ({ name, svg, width, height, drawn }) => {
      await sharp(await onNight(svg, width, height, drawn)).toFile(out(name));
    }),
  );
}
