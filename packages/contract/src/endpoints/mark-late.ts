import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { attendanceEntry, looseAttendance } from '../schemas/attendance.ts';
import { dateQuery } from '../schemas/common.ts';
import { markByNumberBody } from './mark-by-number.ts';

/** A number from a paper list, and the list's earlier day, YYYY-MM-DD. */
export const markLateBody = z.object({
  ...markByNumberBody.shape,
  fecha: z.string({ error: 'Fecha inválida' }).pipe(dateQuery),
});

/**
 * Marks attendance of an earlier day from a paper list, audited (R35). The record has `sinHora`: its time is unknown.
 */
export const markLate = defineEndpoint({
  name: 'markLate',
  method: 'POST',
  path: '/asistencia/otra-fecha',
  access: 'ADMIN',
  summary: 'Marca la asistencia de una fecha anterior por número de membresía',
  body: markLateBody,
  answer: attendanceEntry,
  read: looseAttendance,
});
