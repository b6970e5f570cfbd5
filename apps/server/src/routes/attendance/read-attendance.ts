import {
  attendanceByCategory as byCategoryEndpoint,
  myAttendance,
  attendanceOfAll as ofAllEndpoint,
} from '@ministerio/contract';
import type { DateRange } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { attendanceOfUser } from '../../db/repositories/attendance.ts';
import { attendanceByCategory, attendanceOfAll } from '../../db/repositories/attendance-list.ts';
import { findCategory } from '../../db/repositories/categories.ts';
import { orNotFound } from '../../http/problem.ts';
import { type Call, route } from '../../http/route.ts';

/** GET /asistencia/mis-asistencias, /asistencia/por-categoria/{id} and /asistencia/general. */
export function readAttendanceRoutes(app: FastifyInstance, context: Context): void {
  const { store } = context;
  route(app, myAttendance, {
    handle: ({ account }) => attendanceOfUser(store, account.id),
  });
  route(app, byCategoryEndpoint, {
    notFoundCode: 'category_not_found',
    async handle({ params: { id }, query, account, request, reply }) {
      const { limit, offset } = query;
      const days = daysOf(query);
      const page = await attendanceByCategory(store, { categoryId: id, days, limit, offset });
      // Rows come by way of the ministry; only an empty list may be of one that does not exist.
      if (page.total === 0) orNotFound(await findCategory(store, id), 'category_not_found');
      await noteLook(context, { account, request }, page.rows, { categoryId: id, days });
      reply.header('x-total-count', page.total);
      return [...page.rows];
    },
  });
  route(app, ofAllEndpoint, {
    async handle({ query, account, request, reply }) {
      const { grupo: group = 'todos', limit, offset } = query;
      const days = daysOf(query);
      const page = await attendanceOfAll(store, { group, days, limit, offset });
      await noteLook(context, { account, request }, page.rows, { days });
      reply.header('x-total-count', page.total);
      return [...page.rows];
    },
  });
}

/** The days that a query asks for; undefined for all. */
function daysOf({ fecha, desde, hasta }: z.output<typeof byCategoryEndpoint.query>): DateRange | undefined {
  const from = fecha ?? desde;
  const to = fecha ?? hasta;
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** Logs every reader of others' positions (R30); a list without positions says nothing of that. */
async function noteLook(
  { trail, store }: Context,
  call: Pick<Call<typeof byCategoryEndpoint>, 'account' | 'request'>,
  rows: readonly { readonly latitude: number | null }[],
  { categoryId, days }: { readonly categoryId?: number; readonly days: DateRange | undefined },
): Promise<void> {
  const registros = rows.filter(({ latitude }) => latitude !== null).length;
  if (registros === 0) return;
  await trail.look(call, ['positions', categoryId, days?.from, days?.to], async () => {
    const category = categoryId === undefined ? null : await findCategory(store, categoryId);
    const isOneDay = days !== undefined && days.from === days.to;
    const when = isOneDay ? { date: days.from } : { desde: days?.from, hasta: days?.to };
    return {
      action: 'positions_viewed',
      entity: 'attendance',
      after: { ministerio: category?.name, ...when, registros },
    };
  });
}
