import { markLate } from '@ministerio/contract';
import { churchClock, formatDate, isLateDate } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { insertMark } from '../../db/repositories/attendance.ts';
import { findMember } from '../../db/repositories/users.ts';
import { inTransaction } from '../../db/transaction.ts';
import { auditOf } from '../../http/audit-of.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';

/** A paper list has no times, but the column requires one. */
const UNKNOWN_TIME = '00:00:00';
const OUT_OF_BOUNDS = 'Elige una fecha anterior a hoy, de hasta un año atrás.';

/** POST /asistencia/otra-fecha: a mark from a paper list, audited with who and when (R35). */
export function markLateRoute(app: FastifyInstance, { store, clock, church }: Context): void {
  route(app, markLate, {
    async handle({ body: { codigoMembresia, fecha }, account, request }) {
      const nowMs = clock();
      if (!isLateDate(fecha, churchClock(nowMs, church.timeZone).date)) {
        throw new Problem('validation_failed', {
          message: OUT_OF_BOUNDS,
          errors: { fecha: OUT_OF_BOUNDS },
        });
      }
      const user = await findMember(store, codigoMembresia);
      if (user === null) throw new Problem('number_not_found');
      const { id: userId, codigo, nombre, apellido } = user;
      const record = await inTransaction(store, async (transaction) => {
        const marked = await insertMark(transaction, {
          userId,
          date: fecha,
          time: UNKNOWN_TIME,
          markedMs: nowMs,
          method: 'late',
          markedBy: account.id,
          latitude: null,
          longitude: null,
          accuracyMetres: null,
        });
        if (marked === null) return null;
        await auditOf(
          request,
          account,
          nowMs,
        )(transaction, {
          action: 'attendance_marked_late',
          entity: 'attendance',
          entityId: marked.id,
          subjectId: userId,
          after: { codigo, nombre, apellido, date: fecha },
        });
        return marked;
      });
      if (record === null) {
        throw new Problem('already_marked', {
          message: `Este usuario ya tiene su asistencia del ${formatDate(fecha)}.`,
        });
      }
      return { ...record, user };
    },
  });
}
