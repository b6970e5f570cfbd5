import { markByNumber } from '@ministerio/contract';
import { churchClock } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { insertMark } from '../../db/repositories/attendance.ts';
import { findMember } from '../../db/repositories/users.ts';
import { auditOf } from '../../http/audit-of.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';

/** POST /asistencia/marcar-por-membresia: the queue at the door; it never runs into a limit (R34). Audited. */
export function markByNumberRoute(app: FastifyInstance, { store, commits, clock, church }: Context): void {
  route(app, markByNumber, {
    async handle({ body: { codigoMembresia }, account, request }) {
      const user = await findMember(store, codigoMembresia);
      if (user === null) throw new Problem('number_not_found');
      const markedMs = clock();
      const { date, time } = churchClock(markedMs, church.timeZone);
      const record = await commits.run(async (transaction) => {
        const inserted = await insertMark(transaction, {
          userId: user.id,
          date,
          time,
          markedMs,
          method: 'number',
          markedBy: account.id,
          latitude: null,
          longitude: null,
          accuracyMetres: null,
        });
        if (inserted === null) return null;
        const { codigo, nombre, apellido } = user;
        await auditOf(
          request,
          account,
          markedMs,
        )(transaction, {
          action: 'attendance_marked',
          entity: 'attendance',
          entityId: inserted.id,
          subjectId: user.id,
          after: { codigo, nombre, apellido, date, time },
        });
        return inserted;
      });
      if (record === null) throw new Problem('already_marked');
      return { ...record, user };
    },
  });
}
