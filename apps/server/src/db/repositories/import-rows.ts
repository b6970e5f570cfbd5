import type { ImportRow } from '@ministerio/contract';
import { countOf } from '../count-of.ts';
import type { Store, StoreTransaction } from '../database.ts';

/** How long members wait for their import to be confirmed (R23). */
export const IMPORT_EXPIRES_MS = 60 * 60 * 1000;

/** Identifies a staged import; its id is unique per administrator. */
export interface ImportKey {
  readonly ownerId: number;
  readonly importId: string;
}

export interface StagedRow {
  /** Position in the run, counted from 0. */
  readonly rowNo: number;
  readonly row: ImportRow;
  readonly hash: string;
}

/**
 * Stages rows for an hour; a row number that is already staged is replaced. The administrator's other staged
 * imports are deleted, so that nothing piles up.
 */
export async function stageRows(
  transaction: StoreTransaction,
  { ownerId, importId }: ImportKey,
  rows: readonly StagedRow[],
  nowMs: number,
): Promise<void> {
  await transaction
    .deleteFrom('import_rows')
    .where('owner_id', '=', ownerId)
    .where('run_id', '<>', importId)
    .execute();
  if (rows.length === 0) return;
  await transaction
    .insertInto('import_rows')
    .values(
      rows.map(({ rowNo, row, hash }) => ({
        owner_id: ownerId,
        run_id: importId,
        row_no: rowNo,
        row_json: JSON.stringify(row),
        password_hash: hash,
        expires_ms: nowMs + IMPORT_EXPIRES_MS,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'run_id', 'row_no']).doUpdateSet(({ ref }) => ({
        row_json: ref('excluded.row_json'),
        password_hash: ref('excluded.password_hash'),
        expires_ms: ref('excluded.expires_ms'),
      })),
    )
    .execute();
}

const stagedRows = (store: Store, { ownerId, importId }: ImportKey, nowMs: number) =>
  store
    .selectFrom('import_rows')
    .where('owner_id', '=', ownerId)
    .where('run_id', '=', importId)
    .where('expires_ms', '>', nowMs);

/** Counts the staged rows of an import. */
export function countRows(store: Store, key: ImportKey, nowMs: number): Promise<number> {
  return countOf(stagedRows(store, key, nowMs));
}

/** The staged rows of an import, in order. */
export async function readRows(store: Store, key: ImportKey, nowMs: number): Promise<readonly StagedRow[]> {
  const rows = await stagedRows(store, key, nowMs)
    .select(['row_no as rowNo', 'row_json', 'password_hash as hash'])
    .orderBy('row_no')
    .execute();
  // Only `stageRows` writes this JSON.
  return rows.map(({ row_json, ...row }) => ({ ...row, row: JSON.parse(row_json) as ImportRow }));
}

/** Deletes a staged import. */
export async function deleteImport(
  transaction: StoreTransaction,
  { ownerId, importId }: ImportKey,
): Promise<void> {
  await transaction
    .deleteFrom('import_rows')
    .where('owner_id', '=', ownerId)
    .where('run_id', '=', importId)
    .execute();
}

/** Deletes rows that were staged more than an hour ago. */
export async function deleteExpiredImports(store: Store, nowMs: number): Promise<void> {
  await store.deleteFrom('import_rows').where('expires_ms', '<=', nowMs).execute();
}
