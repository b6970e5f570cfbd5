import type { ContentDocuments } from '@ministerio/contract';
import type { StoreTransaction } from '../db/database.ts';
import { listVersions, rewriteVersion } from '../db/repositories/content-versions.ts';
import { deletePhoto, existingPhotos } from '../db/repositories/photos.ts';
import { parseDocument } from './stored-document.ts';

type SitePhotos = ContentDocuments['fotos'];

/** The document without pictures that were withdrawn since it was written: their slots show the drawn glass (R62). */
export async function existingPhotosOnly(
  transaction: StoreTransaction,
  photos: SitePhotos,
): Promise<SitePhotos> {
  const ids = Object.values(photos).flatMap((photo) => (photo === null ? [] : [photo.id]));
  const existing = await existingPhotos(transaction, ids);
  return keepPhotos(photos, (id) => existing.has(id));
}

/**
 * Deletes a picture in every size, and takes it out of every kept version of `fotos` (R62).
 * @returns false where it does not exist.
 */
export async function withdraw(transaction: StoreTransaction, id: string): Promise<boolean> {
  if (!(await deletePhoto(transaction, id))) return false;
  const rows = await listVersions(transaction, 'fotos');
  for (const { version, json, savedMs } of rows.filter((row) => row.json.includes(id))) {
    const photos = parseDocument('fotos', json) as SitePhotos | undefined;
    if (photos === undefined) continue;
    // A millisecond later, so that other processes notice that this version reads differently now.
    const value = keepPhotos(photos, (kept) => kept !== id);
    await rewriteVersion(transaction, { key: 'fotos', version, value, savedMs: savedMs + 1 });
  }
  return true;
}

function keepPhotos(photos: SitePhotos, isKept: (id: string) => boolean): SitePhotos {
  return Object.fromEntries(
    Object.entries(photos).map(([slot, photo]) => [slot, photo !== null && isKept(photo.id) ? photo : null]),
  );
}
