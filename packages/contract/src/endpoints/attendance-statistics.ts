import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

const person = z.object({
  id: z.int(),
  nombre: z.string(),
  apellido: z.string(),
  /** Empty for who counts as a minor: nobody writes to them (R43). */
  email: z.string(),
  /** The first attendance of a new person, the last of an absent one: YYYY-MM-DD in the church's zone. */
  fecha: z.string(),
});
const people = <Person extends z.ZodMiniType>(item: Person) =>
  z.object({ total: z.int(), personas: z.array(item) });
const counts = { semana: z.int(), anteriores: z.array(z.int()) };

/**
 * Statistics of the administrator's home page. Weeks run from Monday to Sunday in the church's zone; `semana` is the
 * current one, `anteriores` the eight before it, oldest first. Lists have at most 200 people, `total` counts all.
 */
export const statisticsAnswer = z.object({
  /** Monday of the current week, YYYY-MM-DD. */
  semana: z.string(),
  /** Mondays of the eight weeks before it, oldest first. */
  anteriores: z.array(z.string()),
  /** Every mark once, including people without a ministry. */
  total: z.object(counts),
  /** A mark counts in every ministry of its person. */
  ministerios: z.array(z.object({ id: z.int(), name: z.string(), ...counts })),
  /** People whose first attendance was this week, newest first. */
  primeraVez: people(person),
  /** People who have missed `semanas` whole weeks, at least three; the most recent absences first. */
  ausentes: people(z.extend(person, { semanas: z.int() })),
});

/** Statistics of the administrator's home page. */
export type AttendanceStatistics = z.output<typeof statisticsAnswer>;

/** This week compared with the last eight, new and absent people. */
export const attendanceStatistics = defineEndpoint({
  name: 'attendanceStatistics',
  method: 'GET',
  path: '/estadisticas/asistencia',
  access: 'ADMIN',
  summary: 'Asistencia de esta semana, primeras visitas y ausentes',
  answer: statisticsAnswer,
});
