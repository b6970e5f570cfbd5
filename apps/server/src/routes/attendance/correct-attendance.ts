import { type AttendanceEntry, deleteAttendance as deleteEndpoint, editAporte } from '@ministerio/contract';
import { parseAmountCents } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { StoreTransaction } from '../../db/database.ts';
import { deleteAttendance, lockAttendance, setAporte } from '../../db/repositories/attendance.ts';
import { lastAporteEditor } from '../../db/repositories/audit.ts';
import { aboutMark, auditedTransaction } from '../../http/audit.ts';
import { orNotFound } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { adjustClosedMonth } from '../closings/adjust-closed.ts';

/** PATCH /asistencia/{id}/editar-aporte and DELETE /asistencia/{id}, both audited (R35, R36). */
export function correctAttendanceRoutes(app: FastifyInstance, context: Context): void {
  const { content } = context;
  route(app, editAporte, {
    notFoundCode: 'attendance_not_found',
    async handle({ params: { id }, body: { aporte }, account, request }) {
      const { church } = (await content.current()).site;
      return auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
        const { record, cents: before } = await lockedRecord(transaction, id);
        const anterior = record.aporte;
        const anteriorDe = anterior === null ? null : await lastAporteEditor(transaction, id);
        const after = parseAmountCents(aporte, church.currency);
        await setAporte(transaction, id, aporte, after, nowMs);
        const correction = { date: record.date, before, after };
        await adjustClosedMonth(transaction, audit, correction, { account, request }, nowMs);
        await audit({
          action: 'aporte_edited',
          ...aboutMark(id, record.user.id),
          before: { ...identityOf(record), aporte: anterior },
          after: { aporte },
        });
        return { ...record, aporte, anterior, anteriorDe };
      });
    },
  });
  route(app, deleteEndpoint, {
    notFoundCode: 'attendance_not_found',
    async handle({ params: { id }, account, request }) {
      await auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
        const { record, cents: before } = await lockedRecord(transaction, id);
        await deleteAttendance(transaction, id);
        const correction = { date: record.date, before, after: null };
        await adjustClosedMonth(transaction, audit, correction, { account, request }, nowMs);
        const { time, sinHora, latitude, longitude, aporte } = record;
        await audit({
          action: 'attendance_deleted',
          ...aboutMark(id, record.user.id),
          before: { ...identityOf(record), ...(sinHora ? {} : { time }), latitude, longitude, aporte },
        });
      });
      return { message: 'Asistencia eliminada correctamente.' };
    },
  });
}

async function lockedRecord(transaction: StoreTransaction, id: number) {
  return orNotFound(await lockAttendance(transaction, id), 'attendance_not_found');
}

/** Person and day of a record. */
function identityOf({ date, user: { codigo, nombre, apellido } }: AttendanceEntry) {
  return { codigo, nombre, apellido, date };
}
