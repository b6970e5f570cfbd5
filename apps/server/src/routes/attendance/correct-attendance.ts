import { type AttendanceEntry, deleteAttendance as deleteEndpoint, editAporte } from '@ministerio/contract';
import { parseAmountCents } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Store } from '../../db/database.ts';
import { deleteAttendance, findAttendance, setAporte } from '../../db/repositories/attendance.ts';
import { writeAudit } from '../../db/repositories/audit.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';

/** PATCH /asistencia/{id}/editar-aporte and DELETE /asistencia/{id}, both audited (R35, R36). */
export function correctAttendanceRoutes(app: FastifyInstance, { store, clock, church }: Context): void {
  route(app, editAporte, {
    signedIn: true,
    missing: 'attendance_not_found',
    async handle({ params: { id }, body: { aporte }, account, request }) {
      return inTransaction(store, async (transaction) => {
        const record = await existing(transaction, id);
        const nowMs = clock();
        await setAporte(transaction, id, aporte, parseAmountCents(aporte, church.currency), nowMs);
        await writeAudit(transaction, {
          atMs: nowMs,
          actor: account,
          action: 'aporte_edited',
          entity: 'attendance',
          entityId: id,
          subjectId: record.user.id,
          before: { ...identified(record), aporte: record.aporte },
          after: { aporte },
          requestId: request.id,
        });
        return { ...record, aporte };
      });
    },
  });
  route(app, deleteEndpoint, {
    signedIn: true,
    missing: 'attendance_not_found',
    async handle({ params: { id }, account, request }) {
      await inTransaction(store, async (transaction) => {
        const record = await existing(transaction, id);
        await deleteAttendance(transaction, id);
        const { time, sinHora, latitude, longitude, aporte } = record;
        await writeAudit(transaction, {
          atMs: clock(),
          actor: account,
          action: 'attendance_deleted',
          entity: 'attendance',
          entityId: id,
          subjectId: record.user.id,
          before: { ...identified(record), ...(sinHora ? {} : { time }), latitude, longitude, aporte },
          requestId: request.id,
        });
      });
      return { message: 'Asistencia eliminada correctamente.' };
    },
  });
}

async function existing(store: Store, id: number): Promise<AttendanceEntry> {
  const record = await findAttendance(store, id);
  if (record === null) throw new Problem('attendance_not_found');
  return record;
}

/** Whose record of which day. */
function identified({ date, user: { codigo, nombre, apellido } }: AttendanceEntry) {
  return { codigo, nombre, apellido, date };
}
