import type { PHOTO_FORMATS } from '@ministerio/contract/domain';
import type { Store, StoreTransaction } from '../database.ts';
import { preparedQuery } from '../prepared-query.ts';

type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** A picture in every width and format. */
export interface StoredPhoto {
  /** Size as it was sent, turned upright, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly files: readonly {
    /** Pixels: one of `PHOTO_WIDTHS`. */
    readonly width: number;
    readonly format: PhotoFormat;
    readonly image: Uint8Array;
  }[];
}

/** Bytes of all pictures together. */
export async function photoBytes(store: Store): Promise<number> {
  const { bytes } = await store
    .selectFrom('photos')
    .select(({ fn }) => fn.sum<number | string | null>('size').as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** @param id - 32 hexadecimal digits. @param nowMs - UTC milliseconds. */
export async function insertPhoto(
  transaction: StoreTransaction,
  id: string,
  { width, height, files }: StoredPhoto,
  nowMs: number,
): Promise<void> {
  const size = files.reduce((bytes, { image }) => bytes + image.byteLength, 0);
  await transaction.insertInto('photos').values({ id, created_ms: nowMs, width, height, size }).execute();
  await transaction
    .insertInto('photo_files')
    .values(files.map((file) => ({ photo_id: id, ...file })))
    .execute();
}

const largestFile = preparedQuery(
  (store: Store, { id, format, width }: { id: string; format: PhotoFormat; width: number }) =>
    store
      .selectFrom('photo_files')
      .select('image')
      .where('photo_id', '=', id)
      .where('format', '=', format)
      .where('width', '<=', width)
      .orderBy('width', 'desc')
      .limit(1),
);

/** A picture's file of that width, or of its own where it is smaller; null for a picture that does not exist. */
export async function readPhotoFile(
  store: Store,
  id: string,
  width: number,
  format: PhotoFormat,
): Promise<Uint8Array | null> {
  const [row] = await largestFile(store, { id, format, width });
  return row?.image ?? null;
}

/** Which of these pictures exist: a withdrawn one is drawn glass in every version (R62). */
export async function existingPhotos(store: Store, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await store.selectFrom('photos').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Deletes a picture in every size. @returns false where it does not exist. */
export async function deletePhoto(transaction: StoreTransaction, id: string): Promise<boolean> {
  const row = await transaction.deleteFrom('photos').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

/**
 * Deletes the pictures that no kept version of `fotos` uses (R62).
 * @param beforeMs - UTC milliseconds: newer ones may still be published.
 */
export async function deleteUnusedPhotos(transaction: StoreTransaction, beforeMs: number): Promise<void> {
  const versions = await transaction
    .selectFrom('content_versions')
    .select('value')
    .where('key', '=', 'fotos')
    .execute();
  // Read as text: a version that is no such document any more keeps its pictures too.
  const used = versions.flatMap(({ value }) => value.match(/\b[0-9a-f]{32}\b/g) ?? []);
  let query = transaction.deleteFrom('photos').where('created_ms', '<', beforeMs);
  if (used.length > 0) query = query.where('id', 'not in', used);
  await query.execute();
}
