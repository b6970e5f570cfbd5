import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { looseOwnAttendance, ownAttendanceEntry } from '../schemas/attendance.ts';
import { looseList } from '../schemas/text.ts';

/** One's own attendance, newest first (spec section 7). */
export const myAttendance = defineEndpoint({
  name: 'myAttendance',
  method: 'GET',
  path: '/asistencia/mis-asistencias',
  access: 'signed-in',
  summary: 'Las propias asistencias',
  answer: z.array(ownAttendanceEntry),
  read: looseList(looseOwnAttendance),
});
