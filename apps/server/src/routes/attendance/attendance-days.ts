import { attendanceDays, rangeCounts } from '@ministerio/contract';
import { churchClock } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { countedDays, lastDays } from '../../db/repositories/attendance-days.ts';
import { route } from '../../http/route.ts';

/** So many days are offered. */
const DAYS = 12;

/** GET /asistencia/dias: days to choose from; GET /conteos: the days of a range in numbers. */
export function attendanceDaysRoutes(app: FastifyInstance, { store, clock, content }: Context): void {
  route(app, attendanceDays, {
    async handle() {
      const { date } = churchClock(clock(), (await content.current()).site.church.timeZone);
      const days = await lastDays(store, date, DAYS).execute();
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
