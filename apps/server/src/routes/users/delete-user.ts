import { deleteUserByPath, deleteUser as deleteUserEndpoint } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { lockAdministrators } from '../../db/repositories/administrators.ts';
import { findUser } from '../../db/repositories/users.ts';
import { inTransaction } from '../../db/transaction.ts';
import { auditOf } from '../../http/audit-of.ts';
import { orNotFound, Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { publicRoute } from '../../http/route-config.ts';
import { removeUser } from './remove-user.ts';

/** DELETE /{id} and /auth/users/{id}: the person, the attendance, the memberships and the sessions go (R38). */
export function deleteUserRoutes(app: FastifyInstance, { database, store, clock }: Context): void {
  for (const endpoint of [deleteUserEndpoint, deleteUserByPath]) {
    route(app, endpoint, {
      notFoundCode: 'user_not_found',
      async handle({ params: { id }, account, request }) {
        await inTransaction(store, async (transaction) => {
          const administrators = await lockAdministrators(transaction, database.kind);
          const user = orNotFound(await findUser(transaction, id), 'user_not_found');
          if (administrators.includes(id) && administrators.length === 1) throw new Problem('last_admin');
          await removeUser(transaction, user, auditOf(request, account, clock()));
        });
        return { message: 'Usuario eliminado correctamente.' };
      },
    });
  }
  // Digits only reach the call above, so no other path under /api can be mistaken for a person (R24).
  app.delete('/:other', { config: publicRoute }, async () => {
    throw new Problem('user_not_found');
  });
}
