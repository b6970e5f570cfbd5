import type { StoreTransaction } from '../../db/database.ts';
import { holdChats, minorsAmong } from '../../db/repositories/minors.ts';
import type { SignedCall } from '../../http/account.ts';
import type { Audit } from '../../http/audit.ts';
import { requireConfirmation } from '../auth/confirm-identity.ts';

/**
 * Rules of R44 for a person who stopped counting as a minor by a change: a confirmation, an entry of the log, which is
 * announced, and 72 hours without a chat. Nothing where none of them did.
 * @param wereMinors - people who counted as minors before the change.
 * @param year - the church's, of today.
 * @param nowMs - UTC milliseconds.
 * @throws Problem - 403 `confirmation_required`.
 */
export async function endMinority(
  transaction: StoreTransaction,
  audit: Audit,
  wereMinors: readonly number[],
  year: number,
  { account, request, nowMs }: SignedCall & { readonly nowMs: number },
): Promise<void> {
  const still = await minorsAmong(transaction, wereMinors, year);
  const grown = wereMinors.filter((id) => !still.has(id));
  if (grown.length === 0) return;
  await requireConfirmation(transaction, account, request, nowMs);
  await holdChats(transaction, grown, nowMs);
  for (const id of grown) await audit({ action: 'minor_ended', entity: 'user', entityId: id });
}
