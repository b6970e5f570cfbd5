import type { StoreTransaction } from '../../db/database.ts';
import { countDeletions } from '../../db/repositories/deletions.ts';
import { lockUser } from '../../db/repositories/users.ts';
import type { SignedCall } from '../../http/account.ts';
import { requireConfirmation } from './confirm-identity.ts';

/** Deletions of an account that need no confirmation: a Saturday's work. */
const FREE = 2;
/** How long they count, in milliseconds. */
const COUNTED_MS = 12 * 3_600_000;
const TOLD =
  'Ya borraste dos veces en las últimas 12 horas. Escribe tu contraseña otra vez para seguir borrando.';

/**
 * Makes sure that a third deletion for good within twelve hours is confirmed, whatever its kind, session or process (R47).
 * Runs in the transaction of the deletion, before its audit entry.
 * @param nowMs - UTC milliseconds.
 * @throws Problem - 403 `confirmation_required`.
 */
export async function confirmDeletion(
  transaction: StoreTransaction,
  { account, request }: SignedCall,
  nowMs: number,
): Promise<void> {
  // Two deletions at once would both count only those before them.
  await lockUser(transaction, account.id);
  if ((await countDeletions(transaction, account.id, nowMs - COUNTED_MS)) < FREE) return;
  await requireConfirmation(transaction, account, request, nowMs, TOLD);
}
