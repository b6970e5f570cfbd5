import type { Store } from '../database.ts';
import type { ConfirmationsTable } from '../schema-sign-in.ts';

/** How long a confirmation holds, in milliseconds (R46). */
export const CONFIRMATION_MS: number = 300_000;

/** Notes a confirmation, and deletes those that have run out. */
export async function insertConfirmation(store: Store, confirmation: ConfirmationsTable): Promise<void> {
  await deleteExpiredConfirmations(store, confirmation.issued_ms);
  await store.insertInto('confirmations').values(confirmation).execute();
}

/** Whether a confirmation of this account and session holds: neither after its end nor before its issue (R46). */
export async function isConfirmed(
  store: Store,
  { hash, user_id, ver, jti }: Omit<ConfirmationsTable, 'issued_ms'>,
  nowMs: number,
): Promise<boolean> {
  const row = await store
    .selectFrom('confirmations')
    .select('issued_ms')
    .where('hash', '=', hash)
    .where('user_id', '=', user_id)
    .where('ver', '=', ver)
    .where('jti', '=', jti)
    .executeTakeFirst();
  return row !== undefined && row.issued_ms <= nowMs && nowMs - row.issued_ms < CONFIRMATION_MS;
}

/** Deletes confirmations that have run out. @param nowMs - UTC milliseconds. */
export async function deleteExpiredConfirmations(store: Store, nowMs: number): Promise<void> {
  await store
    .deleteFrom('confirmations')
    .where('issued_ms', '<=', nowMs - CONFIRMATION_MS)
    .execute();
}

/** Ends what was confirmed for an account in its other sessions. @param jti - of the session whose confirmations stay. */
export async function endOtherConfirmations(store: Store, userId: number, jti: string): Promise<void> {
  await store.deleteFrom('confirmations').where('user_id', '=', userId).where('jti', '<>', jti).execute();
}
