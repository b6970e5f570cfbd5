import type { UserEntry } from '@ministerio/contract';
import type { StoreTransaction } from '../../db/database.ts';
import { attendanceTotals } from '../../db/repositories/attendance.ts';
import { redactPerson } from '../../db/repositories/redact-audit.ts';
import { deleteUser } from '../../db/repositories/users.ts';
import type { Audit } from '../../http/audit-of.ts';

/** Takes a person out, with attendance, memberships and sessions, and the person's values out of the log (R38). */
export async function removeUser(
  transaction: StoreTransaction,
  { id, role }: Pick<UserEntry, 'id' | 'role'>,
  audit: Audit,
): Promise<void> {
  const { records, cents } = await attendanceTotals(transaction, id);
  await redactPerson(transaction, id);
  // The entry names no personal value: it keeps how much was deleted, not whose.
  await audit(transaction, {
    action: 'user_deleted',
    entity: 'user',
    entityId: id,
    before: { role, asistencias: records, aportesCentavos: cents },
  });
  await deleteUser(transaction, id);
}
