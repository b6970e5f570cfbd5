/** A kind of picture that is taken (R61). */
export type PhotoType = 'jpeg' | 'png' | 'webp';

const latin = (bytes: Uint8Array, start: number, end: number) =>
  Buffer.from(bytes.subarray(start, end)).toString('latin1');

/** The kind of a picture by its first bytes, never by its name; null for anything else. */
export function photoTypeOf(bytes: Uint8Array): PhotoType | null {
  if (latin(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp';
  return null;
}

/** Bit of the extended WebP header that announces frames. */
const WEBP_ANIMATION = 0b10;

/** Whether a picture says of itself that it moves. */
export function isAnimated(bytes: Uint8Array, type: PhotoType): boolean {
  if (type === 'webp') return latin(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & WEBP_ANIMATION) !== 0;
  if (type === 'png') return chunksBeforePixels(bytes).includes('acTL');
  return false;
}

/** Names of the chunks in front of a PNG's pixels: an animation announces itself there. */
function chunksBeforePixels(bytes: Uint8Array): readonly string[] {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names: string[] = [];
  for (let at = 8; at + 8 <= view.length; at += view.readUInt32BE(at) + 12) {
    const name = latin(bytes, at + 4, at + 8);
    if (name === 'IDAT') break;
    names.push(name);
  }
  return names;
}
