import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Text in the metadata of {@link phonePhoto}. */
export const MARKER = 'ZumaqchoqueCamara';

/** A picture as a phone makes it: lying on its side, with camera, author and place. Its left half is red. */
export async function phonePhoto(width = 900, height = 600): Promise<Buffer> {
  const half = { create: { width: width / 2, height, channels: 3, background: '#d01020' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#1030d0' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: MARKER, Artist: MARKER },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '17/1 48/1 4752/100', GPSMapDatum: MARKER },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A chunk of a PNG. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of one grey, in few bytes: 30,000 by 30,000 pixels are 900 MB of it once they are unpacked. */
export function greyPng(width: number, height: number, rows = height, extra: readonly Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width + 1) * rows));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...extra,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG that announces frames. */
export const animatedPng = (): Buffer =>
  greyPng(8, 8, 8, [chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))]);

/** A WebP of two frames. */
export async function animatedWebp(): Promise<Buffer> {
  const frames = Buffer.alloc(16 * 32 * 3, 90);
  frames.fill(200, frames.length / 2);
  return sharp(frames, { raw: { width: 16, height: 32, channels: 3, pageHeight: 16 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
}

export const HTML = '<html><script>alert("Zumaqchoque")</script></html>';

/** A picture with a page behind it, for a browser that guesses. */
export async function polyglot(): Promise<Buffer> {
  return Buffer.concat([await phonePhoto(), Buffer.from(HTML)]);
}
