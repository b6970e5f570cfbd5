import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { aporte, attendanceEntry, looseAttendance } from '../schemas/attendance.ts';
import { idParams } from '../schemas/common.ts';

/** The contribution as typed. */
export const editAporteBody = z.object({ aporte });

/** Sets the contribution of one attendance record (spec section 7). */
export const editAporte = defineEndpoint({
  name: 'editAporte',
  method: 'PATCH',
  path: '/asistencia/:id/editar-aporte',
  access: 'ADMIN',
  summary: 'Guarda el aporte de una asistencia',
  params: idParams,
  body: editAporteBody,
  answer: attendanceEntry,
  read: looseAttendance,
});
