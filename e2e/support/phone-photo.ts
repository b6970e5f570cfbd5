import type { Page } from '@playwright/test';

/** Camera and place in {@link phonePhoto}. */
export const CAMERA = 'ZumaqchoqueCamara';

const ASCII = 2;
const SHORT = 3;
const LONG = 4;

/** An entry of a TIFF directory. @param value - itself up to 4 bytes, else where it is */
function entry(tag: number, type: number, count: number, value: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16LE(tag, 0);
  bytes.writeUInt16LE(type, 2);
  bytes.writeUInt32LE(count, 4);
  bytes.writeUInt32LE(value, 8);
  return bytes;
}

function directory(entries: readonly Buffer[]): Buffer {
  const count = Buffer.alloc(2);
  count.writeUInt16LE(entries.length);
  return Buffer.concat([count, ...entries, Buffer.alloc(4)]);
}

/** An APP1 segment: the camera, a picture that lies on its side, and where it was taken. */
function exifSegment(): Buffer {
  const text = Buffer.from(`${CAMERA}\0`, 'latin1');
  const head = Buffer.from('II*\0\b\0\0\0', 'latin1');
  const gpsAt = head.length + directory([entry(0, 0, 0, 0), entry(0, 0, 0, 0), entry(0, 0, 0, 0)]).length;
  const gps = (textAt: number) =>
    directory([
      entry(0x0001, ASCII, 2, 'S'.charCodeAt(0)),
      // GPSMapDatum
      entry(0x0012, ASCII, text.length, textAt),
    ]);
  const textAt = gpsAt + gps(0).length;
  const first = directory([
    // Make, Orientation, GPSInfo
    entry(0x010f, ASCII, text.length, textAt),
    entry(0x0112, SHORT, 1, 6),
    entry(0x8825, LONG, 1, gpsAt),
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), head, first, gps(textAt), text]);
  const marker = Buffer.from([0xff, 0xe1, 0, 0]);
  marker.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([marker, body]);
}

/** A bright photo of four hundred blots, as a crowd under lamps. */
export async function crowdedPhoto(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    // No wider than a file that a phone gets: a busy machine encodes it in time.
    Object.assign(canvas, { width: 800, height: 600 });
    const context = canvas.getContext('2d');
    if (!context) return '';
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    let seed = 7;
    // Park and Miller: the same photo each time.
    const draw = (below: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    for (let blot = 0; blot < 400; blot += 1) {
      context.fillStyle = `hsl(${draw(360)} 60% ${70 + draw(30)}%)`;
      context.beginPath();
      context.arc(draw(canvas.width), draw(canvas.height), 6 + draw(40), 0, 7);
      context.fill();
    }
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

/** A photo as a phone makes it: what the page shows, lying on its side, with camera and place in it. */
export async function phonePhoto(page: Page): Promise<Buffer> {
  const jpeg = await page.screenshot({ type: 'jpeg', quality: 80 });
  // After the start-of-image marker.
  return Buffer.concat([jpeg.subarray(0, 2), exifSegment(), jpeg.subarray(2)]);
}
