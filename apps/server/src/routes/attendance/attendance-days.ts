import { attendanceDays, rangeCounts } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import { churchDay } from '../../content/church-day.ts';
import type { Context } from '../../context.ts';
import { countedDays, lastDays } from '../../db/repositories/attendance-days.ts';
import { route } from '../../http/route.ts';

/** So many days are offered. */
const DAYS = 12;

/** GET /asistencia/dias: days to choose from; GET /conteos: the days of a range in numbers. */
export function attendanceDaysRoutes(app: FastifyInstance, { store, clock, content }: Context): void {
  route(app, attendanceDays, {
    async handle() {
      const days = await lastDays(store, await churchDay(content, clock()), DAYS).execute();
      return days.map((day) => ({
        fecha: day.date,
        asistencias: Number(day.marks),
        visitas: Number(day.visits),
      }));
    },
  });
  route(app, rangeCounts, {
    handle: ({ query: { desde, hasta } }) => countedDays(store, { from: desde, to: hasta }),
  });
}
