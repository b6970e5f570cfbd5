import { codigoKey } from '@ministerio/contract/domain';
import type { Store, StoreTransaction } from '../database.ts';
import { consentsOf, heldWay } from './consents.ts';
import { readFicha } from './fichas.ts';
import { isMinor } from './minors.ts';

/** An account of the public page that no administrator has confirmed. */
function unconfirmed(store: Store) {
  return store.selectFrom('users').where('origin', '=', 'public').where('confirmed_ms', 'is', null);
}

/** Every account that its owner made and nobody has confirmed, oldest first (R3). */
export function listUnconfirmed(store: Store) {
  return unconfirmed(store).select(['id', 'username', 'codigo']).orderBy('id').execute();
}

/** Confirms an account. @returns whether it was unconfirmed. */
export async function confirm(transaction: StoreTransaction, id: number, nowMs: number): Promise<boolean> {
  const row = await transaction
    .updateTable('users')
    .set({ confirmed_ms: nowMs, updated_ms: nowMs })
    .where('id', '=', id)
    .where('confirmed_ms', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an account is an unconfirmed one that holds this number, so that an administrator may replace it. */
export async function isReplaceable(store: Store, id: number, codigo: string): Promise<boolean> {
  const row = await unconfirmed(store)
    .select('id')
    .where('id', '=', id)
    .where('codigo_key', '=', codigoKey(codigo))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks an account that is about to be replaced, so that nobody confirms it in the meantime.
 * @returns false where it is not, or no longer, an unconfirmed one that holds this number.
 */
export async function lockReplaceable(
  transaction: StoreTransaction,
  id: number,
  codigo: string,
  nowMs: number,
): Promise<boolean> {
  const row = await transaction
    .updateTable('users')
    .set({ updated_ms: nowMs })
    .where('id', '=', id)
    .where('codigo_key', '=', codigoKey(codigo))
    .where('origin', '=', 'public')
    .where('confirmed_ms', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether an own registration may not be confirmed yet: of a minor without a guardian, or without the consent to an account.
 * @param year - the church's, of today.
 */
export async function waitsForGuardian(store: Store, id: number, year: number): Promise<boolean> {
  const own = await unconfirmed(store).select('id').where('id', '=', id).executeTakeFirst();
  if (own === undefined || !(await isMinor(store, id, year))) return false;
  const { guardians } = await readFicha(store, id);
  return guardians.length === 0 || heldWay(await consentsOf(store, id), 'cuenta') === null;
}
