import type { UserEntry } from '@ministerio/contract';
import type { StoreTransaction } from '../database.ts';
import { attendanceTotals } from './attendance.ts';
import type { AuditChange } from './audit.ts';
import { deletionRequestedMs } from './deletion-requests.ts';
import { endDoorOf } from './door-phones.ts';
import { recordErasure } from './erasures.ts';
import { redactPerson } from './redact-audit.ts';
import { deleteUser } from './users.ts';

/**
 * Deletes a person with attendance, memberships and sessions, and redacts the person's values in the log (R38); a restored
 * copy does so again (R49). `origin` is given for a replaced own registration, which counts as no deletion (R47).
 * @param by - the account that does it; null for none.
 */
export async function removeUser(
  transaction: StoreTransaction,
  { id, role, origin }: Pick<UserEntry, 'id' | 'role'> & { readonly origin?: 'public' },
  audit: (change: AuditChange) => Promise<void>,
  nowMs: number,
  by: number | null,
): Promise<void> {
  const requested_ms = await deletionRequestedMs(transaction, id);
  const { records, cents } = await attendanceTotals(transaction, id);
  await redactPerson(transaction, id);
  // The entry names no personal value: it keeps how much was deleted, not whose.
  await audit({
    action: 'user_deleted',
    entity: 'user',
    entityId: id,
    before: { role, origin, asistencias: records, aportesCentavos: cents },
  });
  await endDoorOf(transaction, id, nowMs);
  await deleteUser(transaction, id);
  await recordErasure(transaction, 'user', String(id), nowMs, { by, requested_ms });
}
