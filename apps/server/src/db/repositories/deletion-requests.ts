import type { Store, StoreTransaction } from '../database.ts';

/** When a person asked to be deleted, in UTC milliseconds; null where they did not. */
export async function deletionRequestedMs(store: Store, userId: number): Promise<number | null> {
  const row = await store
    .selectFrom('deletion_requests')
    .select('requested_ms')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.requested_ms ?? null;
}

/** Notes a request. @returns false where there was one already. */
export async function insertDeletionRequest(
  transaction: StoreTransaction,
  userId: number,
  nowMs: number,
): Promise<boolean> {
  const row = await transaction
    .insertInto('deletion_requests')
    .values({ user_id: userId, requested_ms: nowMs })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Closes a request. @returns false where there was none. */
export async function deleteDeletionRequest(transaction: StoreTransaction, userId: number): Promise<boolean> {
  const row = await transaction
    .deleteFrom('deletion_requests')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** All requests, oldest first. */
export function listDeletionRequests(store: Store) {
  return store
    .selectFrom('deletion_requests as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select(['u.id', 'u.username', 'u.nombre', 'u.apellido', 'u.codigo', 'd.requested_ms as requestedMs'])
    .orderBy('d.requested_ms')
    .orderBy('u.id')
    .execute();
}
