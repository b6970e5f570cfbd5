import { uploadPhoto } from '@ministerio/contract';
import { PHOTO_BYTES } from '@ministerio/contract/domain';

/** Longest side that leaves the phone, in pixels: twice what the site shows, and a tenth of the prepaid bytes. */
const LONGEST = 2400;
/** A picture of that size that is already this light is sent as it is, in bytes. */
const LIGHT = 1024 * 1024;
const QUALITY = 0.85;

/**
 * Makes a photo small enough for a prepaid line, upright and in a format that the server takes.
 * @returns the photo itself where it is small, or where this browser cannot do it; why no server would take it.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob | 'unreadable' | 'too-large'> {
  const small = await redrawn(file).catch(() => null);
  const sent = small ?? file;
  if (!uploadPhoto.fileTypes.includes(sent.type)) return 'unreadable';
  return sent.size <= PHOTO_BYTES ? sent : 'too-large';
}

/** The photo as a JPEG of at most {@link LONGEST} pixels; null where it is small already. */
async function redrawn(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
    if (scale === 1 && file.size <= LIGHT && uploadPhoto.fileTypes.includes(file.type)) return null;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    });
  } finally {
    bitmap.close();
  }
}
