import {
  attendanceByCategory as byCategoryEndpoint,
  myAttendance,
  attendanceOfAll as ofAllEndpoint,
} from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { attendanceOfUser } from '../../db/repositories/attendance.ts';
import { attendanceByCategory, attendanceOfAll } from '../../db/repositories/attendance-list.ts';
import { findCategory } from '../../db/repositories/categories.ts';
import { orNotFound } from '../../http/problem.ts';
import { route } from '../../http/route.ts';

/** GET /asistencia/mis-asistencias, /asistencia/por-categoria/{id} and /asistencia/general. */
export function readAttendanceRoutes(app: FastifyInstance, { store }: Context): void {
  route(app, myAttendance, {
    handle: ({ account }) => attendanceOfUser(store, account.id),
  });
  route(app, byCategoryEndpoint, {
    notFoundCode: 'category_not_found',
    async handle({ params: { id }, query: { fecha, limit, offset }, reply }) {
      const page = await attendanceByCategory(store, { categoryId: id, date: fecha, limit, offset });
      // Rows come by way of the ministry; only an empty list may be of one that does not exist.
      if (page.total === 0) orNotFound(await findCategory(store, id), 'category_not_found');
      reply.header('x-total-count', page.total);
      return [...page.rows];
    },
  });
  route(app, ofAllEndpoint, {
    async handle({ query: { grupo: group = 'todos', fecha, limit, offset }, reply }) {
      const page = await attendanceOfAll(store, { group, date: fecha, limit, offset });
      reply.header('x-total-count', page.total);
      return [...page.rows];
    },
  });
}
