import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { aporte, attendanceEntry, looseAttendance } from '../schemas/attendance.ts';
import { idParams } from '../schemas/common.ts';
import { looseText } from '../schemas/text.ts';

/** The contribution as typed. */
export const editAporteBody = z.object({ aporte });

/** Sets the contribution of one attendance record (spec section 7). Only our own server says what it replaced. */
export const editAporte = defineEndpoint({
  name: 'editAporte',
  method: 'PATCH',
  path: '/asistencia/:id/editar-aporte',
  access: 'ADMIN',
  summary: 'Guarda el aporte de una asistencia',
  params: idParams,
  body: editAporteBody,
  answer: attendanceEntry.extend({
    /** The contribution that was replaced; null where there was none. */
    anterior: z.string().nullable(),
    /** Username of the administrator who had written it; null where the log does not know. */
    anteriorDe: z.string().nullable(),
  }),
  read: looseAttendance.extend({ anterior: looseText, anteriorDe: looseText }),
});
