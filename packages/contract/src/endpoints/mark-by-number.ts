import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { attendanceEntry, looseAttendance } from '../schemas/attendance.ts';
import { searchText } from '../schemas/text.ts';

const INVALID = 'Ingresa un número de membresía válido';

/** A trimmed, non-empty membership number (spec section 5). */
export const markByNumberBody = z.object({
  codigoMembresia: z
    .string({ error: INVALID })
    .transform((text) => text.trim())
    .pipe(searchText(INVALID).min(1, INVALID).max(64, INVALID)),
});

/** Marks today's attendance of the member with this number (spec section 7); errors are plain text. */
export const markByNumber = defineEndpoint({
  name: 'markByNumber',
  method: 'POST',
  path: '/asistencia/marcar-por-membresia',
  access: 'ADMIN',
  summary: 'Marca la asistencia de hoy por número de membresía',
  body: markByNumberBody,
  errors: 'text',
  answer: attendanceEntry,
  // The spec uses only the status; the list of last marks shows the record if there is one.
  read: looseAttendance.nullable().catch(null),
});
