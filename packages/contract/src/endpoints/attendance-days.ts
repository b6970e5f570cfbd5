import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { rangeQuery } from '../schemas/common.ts';
import { ministryCount } from '../schemas/ministry-count.ts';

/** The last days up to today on which anybody was marked, newest first; at most twelve. */
export const attendanceDays = defineEndpoint({
  name: 'attendanceDays',
  method: 'GET',
  path: '/asistencia/dias',
  access: 'ADMIN',
  summary: 'Últimos días con asistencias',
  answer: z.array(
    z.object({
      /** YYYY-MM-DD in the church's zone. */
      fecha: z.string(),
      asistencias: z.int(),
      visitas: z.int(),
    }),
  ),
});

const countedDay = z.object({
  /** YYYY-MM-DD in the church's zone. */
  fecha: z.string(),
  /** Members, each once. */
  conNumero: z.int(),
  /** Members for whom this is the first day of all. */
  primeraVez: z.int(),
  visitas: z.int(),
  sinNombre: z.int(),
  /** By ministry's name; a mark counts in every ministry that its person is in today. */
  ministerios: z.array(ministryCount),
});

/** A day of the whole church in numbers. */
export type CountedDay = z.output<typeof countedDay>;

/** The days of a range on which there was anybody, newest first. */
export const rangeCounts = defineEndpoint({
  name: 'rangeCounts',
  method: 'GET',
  path: '/conteos',
  access: 'ADMIN',
  summary: 'Cuántas personas hubo en cada día, de hasta un año',
  query: rangeQuery,
  answer: z.array(countedDay),
});
