import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { attendanceEntry, looseAttendance } from '../schemas/attendance.ts';
import { dateQuery, pageQuery } from '../schemas/common.ts';
import { looseList } from '../schemas/text.ts';

/** Groups across ministries: everybody, or people without a ministry. */
export const ATTENDANCE_GROUPS = ['todos', 'sin-ministerio'] as const;

/** One of {@link ATTENDANCE_GROUPS}. */
export type AttendanceGroup = (typeof ATTENDANCE_GROUPS)[number];

/** Attendance across ministries, each mark once, newest first; `fecha` YYYY-MM-DD filters by day (decisions section 4). */
export const attendanceOfAll = defineEndpoint({
  name: 'attendanceOfAll',
  method: 'GET',
  path: '/asistencia/general',
  access: 'ADMIN',
  summary: 'Asistencias de todos o de quienes no tienen ministerio; X-Total-Count dice cuántas hay',
  query: z.object({
    grupo: z.enum(ATTENDANCE_GROUPS).optional(),
    fecha: dateQuery.optional(),
    ...pageQuery,
  }),
  answer: z.array(attendanceEntry),
  read: looseList(looseAttendance),
});
