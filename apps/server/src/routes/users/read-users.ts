import { getUser, listUsers as listUsersEndpoint, userSummary } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { attendanceTotals } from '../../db/repositories/attendance.ts';
import { findUser, isConfirmed, listUsers } from '../../db/repositories/users.ts';
import { route } from '../../http/route.ts';
import { existingUser } from './existing-user.ts';

/** GET /auth/users, /auth/users/{id} and /auth/users/{id}/resumen. */
export function readUsersRoutes(app: FastifyInstance, { store }: Context): void {
  route(app, listUsersEndpoint, { signedIn: true, handle: () => listUsers(store) });
  route(app, getUser, {
    signedIn: true,
    missing: 'user_not_found',
    handle: async ({ params: { id } }) => existingUser(await findUser(store, id)),
  });
  route(app, userSummary, {
    signedIn: true,
    missing: 'user_not_found',
    async handle({ params: { id } }) {
      existingUser(await findUser(store, id));
      const { records } = await attendanceTotals(store, id);
      return { asistencias: records, confirmado: await isConfirmed(store, id) };
    },
  });
}
