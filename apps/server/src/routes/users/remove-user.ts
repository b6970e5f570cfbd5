import type { UserEntry } from '@ministerio/contract';
import type { StoreTransaction } from '../../db/database.ts';
import { attendanceTotals } from '../../db/repositories/attendance.ts';
import { writeAudit } from '../../db/repositories/audit.ts';
import { forgetPerson } from '../../db/repositories/forget-person.ts';
import { deleteUser } from '../../db/repositories/users.ts';

/** Who does it, when, in which request. */
export interface Doing {
  readonly actor: { readonly id: number; readonly username: string };
  /** UTC milliseconds. */
  readonly atMs: number;
  readonly requestId: string;
}

/** Takes a person out, with attendance, memberships and sessions, and the person's values out of the log (R38). */
export async function removeUser(
  transaction: StoreTransaction,
  { id, role }: Pick<UserEntry, 'id' | 'role'>,
  { actor, atMs, requestId }: Doing,
): Promise<void> {
  const { records, cents } = await attendanceTotals(transaction, id);
  await forgetPerson(transaction, id);
  // What stays is what went, not who: the entry names no personal value.
  await writeAudit(transaction, {
    atMs,
    actor,
    action: 'user_deleted',
    entity: 'user',
    entityId: id,
    subjectId: id,
    before: { role, asistencias: records, aportesCentavos: cents },
    requestId,
  });
  await deleteUser(transaction, id);
}
