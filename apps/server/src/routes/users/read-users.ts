import { getUser, listUsers as listUsersEndpoint, userSummary } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { attendanceTotals } from '../../db/repositories/attendance.ts';
import { ledBy } from '../../db/repositories/leaders.ts';
import { findUser, isConfirmed, listUsers } from '../../db/repositories/users.ts';
import { orNotFound } from '../../http/problem.ts';
import { route } from '../../http/route.ts';

/** GET /auth/users, /auth/users/{id} and /auth/users/{id}/resumen. */
export function readUsersRoutes(app: FastifyInstance, { store, trail }: Context): void {
  route(app, listUsersEndpoint, {
    async handle({ account, request }) {
      const users = await listUsers(store);
      await trail.look({ account, request }, ['users'], async () => ({
        action: 'users_listed',
        entity: 'user',
        after: { usuarios: users.length },
      }));
      return users;
    },
  });
  route(app, getUser, {
    notFoundCode: 'user_not_found',
    handle: async ({ params: { id } }) => orNotFound(await findUser(store, id), 'user_not_found'),
  });
  route(app, userSummary, {
    notFoundCode: 'user_not_found',
    async handle({ params: { id } }) {
      orNotFound(await findUser(store, id), 'user_not_found');
      const { records } = await attendanceTotals(store, id);
      const led = await ledBy(store, id);
      return {
        asistencias: records,
        confirmado: await isConfirmed(store, id),
        lidera: led.map(({ name }) => name ?? ''),
      };
    },
  });
}
