import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

const person = z.object({
  id: z.int(),
  nombre: z.string(),
  apellido: z.string(),
  email: z.string(),
  /** The first day for who is new, the last day for who is missed: YYYY-MM-DD in the church's zone. */
  fecha: z.string(),
});
const people = <Person extends z.ZodType>(item: Person) =>
  z.object({ total: z.int(), personas: z.array(item) });
const counts = { semana: z.int(), anteriores: z.array(z.int()) };

/**
 * What the administrator's home tells. Weeks run from Monday to Sunday in the church's zone; `semana` is the running
 * one, `anteriores` the eight before it, oldest first. Lists of people hold 200 at most, `total` says how many there are.
 */
export const statisticsAnswer = z
  .object({
    /** The Monday of the running week, YYYY-MM-DD. */
    semana: z.string(),
    /** The Mondays of the eight weeks before it, oldest first. */
    anteriores: z.array(z.string()),
    /** Every mark once, also of people in no ministry. */
    total: z.object(counts),
    /** A mark counts in each ministry of its person. */
    ministerios: z.array(z.object({ id: z.int(), name: z.string(), ...counts })),
    /** Whose first attendance ever is of this week, newest first. */
    primeraVez: people(person),
    /** Who came before and has missed `semanas` whole weeks, three or more; the latest to be missed first. */
    ausentes: people(person.extend({ semanas: z.int() })),
  })
  .meta({ id: 'Estadisticas' });

/** What the administrator's home tells of the attendance. */
export type AttendanceStatistics = z.output<typeof statisticsAnswer>;

/** This week against the last eight, who is new and who is missed; for administrators alone. */
export const attendanceStatistics = defineEndpoint({
  name: 'attendanceStatistics',
  method: 'GET',
  path: '/estadisticas/asistencia',
  access: 'ADMIN',
  summary: 'Asistencia de esta semana, primeras visitas y ausentes',
  answer: statisticsAnswer,
});
