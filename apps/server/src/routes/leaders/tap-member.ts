import { type CalendarDate, churchClock } from '@ministerio/contract/domain';
import type { Context } from '../../context.ts';
import { deleteAttendance, insertMark } from '../../db/repositories/attendance.ts';
import { closingOf } from '../../db/repositories/closings.ts';
import { markOf, memberOf, noteTap } from '../../db/repositories/leaders.ts';
import { lockUser } from '../../db/repositories/users.ts';
import type { ChurchToday } from '../../follow-up/church-today.ts';
import type { SignedCall } from '../../http/account.ts';
import { aboutMark, auditedTransaction } from '../../http/audit.ts';
import { orNotFound, Problem } from '../../http/problem.ts';
import { lockGrant } from './grant.ts';

/** A tap on a member's card. */
export interface Tap {
  readonly ministryId: number;
  readonly userId: number;
  /** YYYY-MM-DD. */
  readonly date: CalendarDate;
  /** Present from now on, or not. */
  readonly isPresent: boolean;
}

/** Of an earlier day the hour is not known. */
const UNKNOWN_TIME = '00:00:00';

const NOT_TAPPED = 'No se marcó aquí. Pide a un administrador que lo corrija en el panel.';

/**
 * Marks a member of a ministry, or takes that back; what is so already stays. Grant and membership are looked at in the
 * transaction of the change (R51).
 * @throws Problem - 404; 409 `mark_in_use`, `day_over`, `month_closed` for what a leader cannot take back (R50).
 */
export async function tapMember(
  context: Context,
  church: ChurchToday,
  call: SignedCall,
  { ministryId, userId, date, isPresent }: Tap,
): Promise<void> {
  await auditedTransaction(context, call, async (transaction, audit, nowMs) => {
    const ministerio = await lockGrant(transaction, { account: call.account, ministryId });
    await lockUser(transaction, userId);
    const { codigo, nombre, apellido } = orNotFound(
      await memberOf(transaction, ministryId, userId),
      'not_found',
    );
    const known = await markOf(transaction, userId, date);
    if ((known !== undefined) === isPresent) return;
    const values = { codigo, nombre, apellido, date, method: 'leader', ministerio };
    if (known === undefined) {
      const isToday = date === church.today;
      const time = isToday ? churchClock(nowMs, church.timeZone).time : UNKNOWN_TIME;
      const method = isToday ? ('number' as const) : ('late' as const);
      const markedBy = call.account.id;
      const mark = await insertMark(transaction, { userId, date, time, markedMs: nowMs, method, markedBy });
      if (mark === null) return;
      await noteTap(transaction, mark.id, ministryId);
      const action = isToday ? ('attendance_marked' as const) : ('attendance_marked_late' as const);
      await audit({ action, ...aboutMark(mark.id, userId), after: values });
      return;
    }
    if (known.tappedIn !== ministryId) throw new Problem('mark_in_use', { message: NOT_TAPPED });
    if (known.aporte !== null) throw new Problem('mark_in_use');
    if (churchClock(known.markedMs, church.timeZone).date !== church.today) throw new Problem('day_over');
    if ((await closingOf(transaction, date)) !== null) throw new Problem('mark_in_use', { message: CLOSED });
    await deleteAttendance(transaction, known.id);
    await audit({ action: 'attendance_deleted', ...aboutMark(known.id, userId), before: values });
  });
}

const CLOSED = 'El mes está cerrado. Pide a un administrador que lo corrija en el panel.';
