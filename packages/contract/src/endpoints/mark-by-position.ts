import { z } from 'zod';
import { parseDate } from '../domain/calendar/calendar-date.ts';
import { parseTime } from '../domain/calendar/clock-time.ts';
import { defineEndpoint, statusOnly } from '../endpoint.ts';
import { ownAttendanceEntry } from '../schemas/attendance.ts';

/** Date and time in the church's zone (only their format is checked), the position in degrees, its accuracy in metres. */
export const markByPositionBody = z.object({
  date: z
    .string({ error: 'Fecha inválida' })
    .refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && parseDate(text) !== null, 'Fecha inválida'),
  time: z
    .string({ error: 'Hora inválida' })
    .refine((text) => /^\d{2}:\d{2}:\d{2}$/.test(text) && parseTime(text) !== null, 'Hora inválida'),
  latitude: z
    .number({ error: 'La latitud no es válida' })
    .min(-90, 'La latitud no es válida')
    .max(90, 'La latitud no es válida'),
  longitude: z
    .number({ error: 'La longitud no es válida' })
    .min(-180, 'La longitud no es válida')
    .max(180, 'La longitud no es válida'),
  accuracy: z.number({ error: 'La precisión no es válida' }).min(0, 'La precisión no es válida').optional(),
});

/** Marks one's own attendance by position at the church (spec section 7). */
export const markByPosition = defineEndpoint({
  name: 'markByPosition',
  method: 'POST',
  path: '/asistencia/marcar',
  access: 'signed-in',
  summary: 'Marca la propia asistencia por ubicación',
  body: markByPositionBody,
  // 202 and 204 are no mark: 'non-200' is an error (spec section 8).
  success: 200,
  answer: ownAttendanceEntry,
  read: statusOnly,
});
