import type { ContentKey } from '@ministerio/contract';
import type { Store, StoreTransaction } from '../database.ts';
import { preparedQuery } from '../prepared-query.ts';

/** Versions of a document that are kept. */
export const KEPT_VERSIONS = 20;

/**
 * Newest version and time of each document, to see whether it was published since. The time tells a version from another
 * one with its number, after sample data were removed.
 */
export const newestVersions = preparedQuery((store: Store) =>
  store
    .selectFrom('content_versions')
    .select(({ fn }) => ['key', fn.max('version').as('version'), fn.max('saved_ms').as('savedMs')])
    .groupBy('key'),
);

const rows = (store: Store) =>
  store
    .selectFrom('content_versions as v')
    .leftJoin('users as u', 'u.id', 'v.saved_by')
    .select(['v.version', 'v.value as json', 'v.saved_ms as savedMs', 'v.sample', 'u.username as savedBy']);

/** The kept versions of a document, newest first. */
export function listVersions(store: Store, key: ContentKey) {
  return rows(store).where('v.key', '=', key).orderBy('v.version', 'desc').execute();
}

/** A version of a document; without a number, the published one. @returns null for none, version 0 included. */
export async function readVersion(store: Store, key: ContentKey, version?: number) {
  const query = rows(store).where('v.key', '=', key).orderBy('v.version', 'desc').limit(1);
  const found = version === undefined ? query : query.where('v.version', '=', version);
  return (await found.executeTakeFirst()) ?? null;
}

/** Deletes the sample data among the versions (R33). */
export async function deleteSampleVersions(transaction: StoreTransaction): Promise<void> {
  await transaction.deleteFrom('content_versions').where('sample', '=', 1).execute();
}

export interface NewVersion {
  readonly key: ContentKey;
  readonly version: number;
  readonly value: unknown;
  /** null for sample data. */
  readonly savedBy: number | null;
  readonly isSample: boolean;
  /** UTC milliseconds. */
  readonly nowMs: number;
}

/**
 * Writes a version, and deletes the oldest one past {@link KEPT_VERSIONS}.
 * @returns false where another process has written that version.
 */
export async function insertVersion(
  transaction: StoreTransaction,
  { key, version, value, savedBy, isSample, nowMs }: NewVersion,
): Promise<boolean> {
  const json = JSON.stringify(value);
  const row = await transaction
    .insertInto('content_versions')
    .values({ key, version, value: json, saved_ms: nowMs, saved_by: savedBy, sample: isSample ? 1 : 0 })
    .onConflict((conflict) => conflict.columns(['key', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst();
  if (row === undefined) return false;
  await transaction
    .deleteFrom('content_versions')
    .where('key', '=', key)
    .where('version', '<=', version - KEPT_VERSIONS)
    .execute();
  return true;
}

/**
 * Writes a kept version anew: only for what must be gone from all of them (R33, R62).
 * @param savedMs - its time, UTC milliseconds: another one where other processes have to notice.
 */
export async function rewriteVersion(
  transaction: StoreTransaction,
  { key, version, value, savedMs }: Pick<NewVersion, 'key' | 'version' | 'value'> & { savedMs: number },
): Promise<void> {
  await transaction
    .updateTable('content_versions')
    .set({ value: JSON.stringify(value), saved_ms: savedMs })
    .where('key', '=', key)
    .where('version', '=', version)
    .execute();
}
