import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { attendanceEntry, looseAttendance } from '../schemas/attendance.ts';
import { dateQuery } from '../schemas/common.ts';
import { markByNumberBody } from './mark-by-number.ts';

/** A number from a paper list, and the earlier day of the list, YYYY-MM-DD. */
export const markLateBody = z.object({
  ...markByNumberBody.shape,
  fecha: z.string({ error: 'Fecha inválida' }).pipe(dateQuery),
});

/**
 * Marks the attendance of an earlier day from a paper list, audited (R35). The record carries `sinHora`: nobody knows its
 * time.
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
