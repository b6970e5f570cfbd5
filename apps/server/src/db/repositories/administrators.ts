import type { DatabaseKind, Store, StoreTransaction } from '../database.ts';

/**
 * Locks every administrator's row in id order and tells who they are, so that two calls cannot both take the second
 * last one away (R21). SQLite's transaction holds the only write lock already.
 */
export async function lockAdministrators(
  transaction: StoreTransaction,
  kind: DatabaseKind,
): Promise<readonly number[]> {
  const query = transaction.selectFrom('users').select('id').where('role', '=', 'ADMIN').orderBy('id');
  const rows = await (kind === 'postgresql' ? query.forUpdate() : query).execute();
  return rows.map(({ id }) => id);
}

/** Whether the database has no account at all: a first start. */
export async function hasNoUsers(store: Store): Promise<boolean> {
  const row = await store.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return row === undefined;
}
