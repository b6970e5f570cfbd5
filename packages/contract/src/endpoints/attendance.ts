import * as z from 'zod/mini';
import { parseTime } from '../domain/calendar/clock-time.ts';
import { defineEndpoint, statusOnly } from '../endpoint.ts';
import {
  aporte,
  attendanceEntry,
  looseAttendance,
  looseOwnAttendance,
  ownAttendanceEntry,
} from '../schemas/attendance.ts';
import { confirmation, dateQuery, daysQuery, idParams, pageQuery, refineDays } from '../schemas/common.ts';
import { looseList, looseText, searchText } from '../schemas/text.ts';

const INVALID = 'Ingresa un número de membresía válido';

/** A trimmed, non-empty membership number (spec section 5). */
export const markByNumberBody = z.object({
  codigoMembresia: z.pipe(
    z.string({ error: INVALID }).check(z.trim()),
    searchText(INVALID).check(z.minLength(1, INVALID), z.maxLength(64, INVALID)),
  ),
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
  read: z.catch(z.nullable(looseAttendance), null),
});

const degrees = (limit: number, error: string) =>
  z.number({ error }).check(z.minimum(-limit, error), z.maximum(limit, error));
const sentDate = z.pipe(z.string({ error: 'Fecha inválida' }), dateQuery);

/** Date and time in the church's zone (only their format is checked), the position in degrees, its accuracy in metres. */
export const markByPositionBody = z.object({
  date: sentDate,
  time: z
    .string({ error: 'Hora inválida' })
    .check(z.refine((text) => /^\d{2}:\d{2}:\d{2}$/.test(text) && parseTime(text) !== null, 'Hora inválida')),
  latitude: degrees(90, 'La latitud no es válida'),
  longitude: degrees(180, 'La longitud no es válida'),
  accuracy: z.optional(
    z.number({ error: 'La precisión no es válida' }).check(z.minimum(0, 'La precisión no es válida')),
  ),
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

/** A number from a paper list, and the list's earlier day, YYYY-MM-DD. */
export const markLateBody = z.object({
  ...markByNumberBody.shape,
  fecha: sentDate,
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

/** Query of a list: one day, a range of them, or all. */
const dayPage = { ...daysQuery, ...pageQuery };

/**
 * Attendance of a ministry's members, newest first; `fecha` YYYY-MM-DD filters by day (decisions section 4), `desde` and
 * `hasta` by a range of days, both ends included.
 */
export const attendanceByCategory = defineEndpoint({
  name: 'attendanceByCategory',
  method: 'GET',
  path: '/asistencia/por-categoria/:id',
  access: 'ADMIN',
  summary: 'Asistencias de un ministerio; X-Total-Count dice cuántas hay',
  params: idParams,
  query: refineDays(z.object(dayPage)),
  answer: z.array(attendanceEntry),
  read: looseList(looseAttendance),
});

/** Groups across ministries: everybody, or people without a ministry. */
export const ATTENDANCE_GROUPS = ['todos', 'sin-ministerio'] as const;

/** One of {@link ATTENDANCE_GROUPS}. */
export type AttendanceGroup = (typeof ATTENDANCE_GROUPS)[number];

/** Attendance across ministries, each mark once, newest first; filtered by days as {@link attendanceByCategory}. */
export const attendanceOfAll = defineEndpoint({
  name: 'attendanceOfAll',
  method: 'GET',
  path: '/asistencia/general',
  access: 'ADMIN',
  summary: 'Asistencias de todos o de quienes no tienen ministerio; X-Total-Count dice cuántas hay',
  query: refineDays(z.object({ grupo: z.optional(z.enum(ATTENDANCE_GROUPS)), ...dayPage })),
  answer: z.array(attendanceEntry),
  read: looseList(looseAttendance),
});

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
  answer: z.extend(attendanceEntry, {
    /** The contribution that was replaced; null where there was none. */
    anterior: z.nullable(z.string()),
    /** Username of the administrator who had written it; null for an unknown one. */
    anteriorDe: z.nullable(z.string()),
  }),
  read: z.extend(looseAttendance, { anterior: looseText, anteriorDe: looseText }),
});

/** Deletes a mark, as undo or correction; audited with the whole record (R35). */
export const deleteAttendance = defineEndpoint({
  name: 'deleteAttendance',
  method: 'DELETE',
  path: '/asistencia/:id',
  access: 'ADMIN',
  summary: 'Deshace una asistencia',
  params: idParams,
  ...confirmation,
});
