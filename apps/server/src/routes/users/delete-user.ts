import { deleteUserByPath, deleteUser as deleteUserEndpoint } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { emptyLog } from '../../db/empty-log.ts';
import { lockAdministrators } from '../../db/repositories/administrators.ts';
import { removeUser } from '../../db/repositories/remove-user.ts';
import { findUser } from '../../db/repositories/users.ts';
import { auditedTransaction } from '../../http/audit.ts';
import { orNotFound, Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { publicRoute } from '../../http/route-config.ts';
import { confirmDeletion } from '../auth/confirm-deletion.ts';
import { requireConfirmation } from '../auth/confirm-identity.ts';

/** DELETE /{id} and /auth/users/{id}: deletes the person, the attendance, the memberships and the sessions (R38); an administrator, and from the third deletion on, with a confirmation (R47). */
export function deleteUserRoutes(app: FastifyInstance, context: Context): void {
  for (const endpoint of [deleteUserEndpoint, deleteUserByPath]) {
    route(app, endpoint, {
      notFoundCode: 'user_not_found',
      async handle({ params: { id }, account, request }) {
        await auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
          const administrators = await lockAdministrators(transaction);
          const user = orNotFound(await findUser(transaction, id), 'user_not_found');
          if (administrators.includes(id) && administrators.length === 1) throw new Problem('last_admin');
          if (user.role === 'ADMIN') await requireConfirmation(transaction, account, request, nowMs);
          await confirmDeletion(transaction, { account, request }, nowMs);
          await removeUser(transaction, user, audit, nowMs, account.id);
        });
        await emptyLog(context.store);
        return { message: 'Usuario eliminado correctamente.' };
      },
    });
  }
  // Digits only reach the call above, so no other path under /api can be mistaken for a person (R24).
  app.delete('/:other', { config: publicRoute }, async () => {
    throw new Problem('user_not_found');
  });
}
