import type { Store, StoreTransaction } from '../../db/database.ts';
import { isReplaceable, lockReplaceable } from '../../db/repositories/unconfirmed-users.ts';
import type { Audit } from '../../http/audit-of.ts';
import { removeUser } from './remove-user.ts';

/**
 * The account that goes so that its number is free, where an administrator chose that (R3).
 * @param asked - the account named in the call.
 * @param codigo - the number that is needed.
 * @param editedId - the account that is being edited, which cannot go for itself.
 * @returns its id; null where none was named, or it is not an unconfirmed registration with that number: then it is
 * a collision like any other.
 */
export async function accountToReplace(
  store: Store,
  asked: number | undefined,
  codigo: string,
  editedId: number | null = null,
): Promise<number | null> {
  if (asked === undefined || asked === editedId) return null;
  return (await isReplaceable(store, asked, codigo)) ? asked : null;
}

/**
 * Deletes the account that holds the number, in the transaction that gives the number to somebody else. One that was
 * confirmed a moment ago stays, and the database's own rule refuses the write.
 */
export async function replaceAccount(
  transaction: StoreTransaction,
  id: number | null,
  codigo: string,
  nowMs: number,
  audit: Audit,
): Promise<void> {
  if (id === null || !(await lockReplaceable(transaction, id, codigo, nowMs))) return;
  await removeUser(transaction, { id, role: 'USER' }, audit);
}
