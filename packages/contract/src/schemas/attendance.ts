import * as z from 'zod/mini';
import { normalizeAporte } from '../domain/attendance/aporte.ts';
import { parseDate } from '../domain/calendar/calendar-date.ts';
import { parseTime } from '../domain/calendar/clock-time.ts';
import { recordId } from '../endpoint.ts';
import { looseNumber, looseText } from './text.ts';

const INVALID_APORTE = 'Por favor, ingrese un aporte válido';

const attendanceFields = {
  id: z.int(),
  date: z.string(),
  time: z.string(),
  /** Only on marks from a paper list: their time is unknown, and `time` is 00:00:00. */
  sinHora: z.optional(z.literal(true)),
  /** Only on marks of the door that arrived more than two hours after they were typed (R53). */
  sinSenal: z.optional(z.literal(true)),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  aporte: z.nullable(z.string()),
};

/** A person's own attendance record from our server: `date` YYYY-MM-DD, `time` HH:MM:SS in the church's zone. */
export const ownAttendanceEntry = z.object({
  ...attendanceFields,
  /** Name of the administrator who marked it; null if the person did. */
  marcadoPor: z.optional(z.nullable(z.string())),
});

/**
 * Why a position may not be a phone's own (R34): equal to the last digit to an earlier mark's, the church's very point, or
 * an accuracy of 0 m.
 */
export const positionDoubt = z.enum(['repetida', 'punto-exacto', 'precision-cero']);

/** One reason to ask how a mark was made. */
export type PositionDoubt = z.output<typeof positionDoubt>;

/** An attendance record with its person, from our server to administrators. */
export const attendanceEntry = z.object({
  ...attendanceFields,
  /** Absent where nothing speaks against the position. */
  ubicacionDudosa: z.optional(positionDoubt),
  user: z.object({ id: z.int(), codigo: z.string(), nombre: z.string(), apellido: z.string() }),
});

/** An attendance record from our server. */
export type AttendanceEntry = z.output<typeof attendanceEntry>;

/** The person of a record; other backends may leave out any part. */
export const loosePerson = z.catch(
  z.pipe(
    z.nullish(z.object({ codigo: looseText, nombre: looseText, apellido: looseText })),
    z.transform((person) => person ?? null),
  ),
  null,
);

/** An attendance record from any backend; dates and times in every form of spec section 3, null if invalid. */
export const looseAttendance = z.object({
  id: recordId,
  date: z.pipe(z.optional(z.unknown()), z.transform(parseDate)),
  time: z.pipe(z.optional(z.unknown()), z.transform(parseTime)),
  sinHora: z.catch(z.optional(z.literal(true)), undefined),
  sinSenal: z.catch(z.optional(z.literal(true)), undefined),
  latitude: looseNumber,
  longitude: looseNumber,
  aporte: looseText,
  ubicacionDudosa: z.catch(z.optional(positionDoubt), undefined),
  user: loosePerson,
});

/** A person's own record from any backend; only ours sends `marcadoPor`. */
export const looseOwnAttendance = z.extend(looseAttendance, { marcadoPor: looseText });

/** A person's own record, parsed. */
export type OwnAttendance = Attendance & { readonly marcadoPor?: string | null | undefined };

/** An attendance record from any backend, parsed. */
export type Attendance = z.output<typeof looseAttendance>;

/** A contribution as typed; a finite number becomes its text. */
export const aporte = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()], { error: INVALID_APORTE }),
    z.transform((value: string | number) => normalizeAporte(value)),
  ),
  z.string(INVALID_APORTE),
);
