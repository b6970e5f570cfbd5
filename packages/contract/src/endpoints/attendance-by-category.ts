import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { attendanceEntry, looseAttendance } from '../schemas/attendance.ts';
import { dateQuery, idParams, pageQuery } from '../schemas/common.ts';
import { looseList } from '../schemas/text.ts';

/** Attendance of a ministry's members, newest first; `fecha` YYYY-MM-DD filters by day (decisions section 4). */
export const attendanceByCategory = defineEndpoint({
  name: 'attendanceByCategory',
  method: 'GET',
  path: '/asistencia/por-categoria/:id',
  access: 'ADMIN',
  summary: 'Asistencias de un ministerio; X-Total-Count dice cuántas hay',
  params: idParams,
  query: z.object({
    fecha: dateQuery.optional(),
    ...pageQuery,
  }),
  answer: z.array(attendanceEntry),
  read: looseList(looseAttendance),
});
