import type { ImportRow } from '@ministerio/contract';
import type { Store, StoreTransaction } from '../database.ts';

/** How long members wait for their import to be confirmed (R23). */
export const IMPORT_EXPIRES_MS = 60 * 60 * 1000;

/** An import that is under way. Its name is its administrator's own: another's run of the same name is another run. */
export interface ImportKey {
  readonly ownerId: number;
  readonly importId: string;
}

/** A member that waits. */
export interface StagedRow {
  /** Position in the run, counted from 0. */
  readonly rowNo: number;
  readonly row: ImportRow;
  readonly hash: string;
}

/**
 * Puts rows aside for an hour; a position that is there already is replaced. What else the administrator had put
 * aside goes: one import at a time, so that nothing piles up.
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

/** How many rows of a run still wait. */
export async function countRows(
  store: Store,
  { ownerId, importId }: ImportKey,
  nowMs: number,
): Promise<number> {
  const { rows } = await store
    .selectFrom('import_rows')
    .select(({ fn }) => fn.countAll<number | string>().as('rows'))
    .where('owner_id', '=', ownerId)
    .where('run_id', '=', importId)
    .where('expires_ms', '>', nowMs)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** The rows of a run that still wait, in their order. */
export async function readRows(
  store: Store,
  { ownerId, importId }: ImportKey,
  nowMs: number,
): Promise<readonly StagedRow[]> {
  const rows = await store
    .selectFrom('import_rows')
    .select(['row_no', 'row_json', 'password_hash'])
    .where('owner_id', '=', ownerId)
    .where('run_id', '=', importId)
    .where('expires_ms', '>', nowMs)
    .orderBy('row_no')
    .execute();
  return rows.map(({ row_no, row_json, password_hash }) => ({
    rowNo: row_no,
    // Written by `stageRows` and by nobody else.
    row: JSON.parse(row_json) as ImportRow,
    hash: password_hash,
  }));
}

/** Forgets a run. */
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

/** Forgets what waited for longer than an hour. */
export async function deleteExpiredImports(store: Store, nowMs: number): Promise<void> {
  await store.deleteFrom('import_rows').where('expires_ms', '<=', nowMs).execute();
}
