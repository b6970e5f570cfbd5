import { type AttendanceEntry, markByNumber, markLate } from '@ministerio/contract';
import { churchClock, formatDate, isLateDate } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { StoreTransaction } from '../../db/database.ts';
import { insertMark, type NewMark } from '../../db/repositories/attendance.ts';
import { findMember } from '../../db/repositories/users.ts';
import { type Audit, aboutMark, auditedTransaction, auditOf } from '../../http/audit.ts';
import { fieldProblem, orNotFound, Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';

/** A paper list has no times, but the column requires one. */
const UNKNOWN_TIME = '00:00:00';
const OUT_OF_BOUNDS = 'Elige una fecha anterior a hoy, de hasta un año atrás.';

/**
 * POST /asistencia/marcar-por-membresia: the queue at the door; it never runs into a limit (R34).
 * POST /asistencia/otra-fecha: a mark from a paper list (R35). Both audited.
 */
export function markByNumberRoutes(app: FastifyInstance, context: Context): void {
  const { store, commits, clock, content } = context;
  route(app, markByNumber, {
    async handle({ body: { codigoMembresia }, account, request }) {
      const user = orNotFound(await findMember(store, codigoMembresia), 'number_not_found');
      const { church } = (await content.current()).site;
      const markedMs = clock();
      const { date, time } = churchClock(markedMs, church.timeZone);
      const mark = { userId: user.id, date, time, markedMs, method: 'number', markedBy: account.id } as const;
      const record = await commits.run((transaction) =>
        markMember(transaction, auditOf(transaction, { account, request }, markedMs), mark, user),
      );
      if (record === null) throw new Problem('already_marked');
      return record;
    },
  });
  route(app, markLate, {
    async handle({ body: { codigoMembresia, fecha: date }, account, request }) {
      const { church } = (await content.current()).site;
      if (!isLateDate(date, churchClock(clock(), church.timeZone).date)) {
        throw fieldProblem('validation_failed', 'fecha', OUT_OF_BOUNDS);
      }
      const user = orNotFound(await findMember(store, codigoMembresia), 'number_not_found');
      const known = { userId: user.id, date, time: UNKNOWN_TIME, markedBy: account.id };
      const record = await auditedTransaction(context, { account, request }, (transaction, audit, markedMs) =>
        markMember(transaction, audit, { ...known, markedMs, method: 'late' }, user),
      );
      if (record === null) {
        const message = `Este usuario ya tiene su asistencia del ${formatDate(date)}.`;
        throw new Problem('already_marked', { message });
      }
      return record;
    },
  });
}

/** Marks a member. @returns null where the member is marked for that day already. */
async function markMember(
  transaction: StoreTransaction,
  audit: Audit,
  mark: NewMark,
  user: AttendanceEntry['user'],
): Promise<AttendanceEntry | null> {
  const record = await insertMark(transaction, mark);
  if (record === null) return null;
  const { codigo, nombre, apellido } = user;
  const { date, time } = mark;
  const isLate = mark.method === 'late';
  await audit({
    action: isLate ? 'attendance_marked_late' : 'attendance_marked',
    ...aboutMark(record.id, user.id),
    after: { codigo, nombre, apellido, date, ...(isLate ? {} : { time }) },
  });
  return { ...record, user };
}
