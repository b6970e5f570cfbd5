import { deleteUserByPath, deleteUser as deleteUserEndpoint } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { lockAdministrators } from '../../db/repositories/administrators.ts';
import { findUser } from '../../db/repositories/users.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Account } from '../../http/account.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { openToAnyone } from '../../http/route-config.ts';
import { existingUser } from './existing-user.ts';
import { removeUser } from './remove-user.ts';

/** DELETE /{id} and /auth/users/{id}: the person, the attendance, the memberships and the sessions go (R38). */
export function deleteUserRoutes(app: FastifyInstance, context: Context): void {
  for (const endpoint of [deleteUserEndpoint, deleteUserByPath]) {
    route(app, endpoint, {
      signedIn: true,
      missing: 'user_not_found',
      async handle({ params: { id }, account, request }) {
        await remove(context, id, account, request.id);
        return { message: 'Usuario eliminado correctamente.' };
      },
    });
  }
  // Digits only reach the call above, so no other path under /api can be mistaken for a person (R24).
  app.delete('/:other', { config: openToAnyone }, async () => {
    throw new Problem('user_not_found');
  });
}

function remove({ database, store, clock }: Context, id: number, actor: Account, requestId: string) {
  return inTransaction(store, async (transaction) => {
    const administrators = await lockAdministrators(transaction, database.kind);
    const user = existingUser(await findUser(transaction, id));
    if (administrators.includes(id) && administrators.length === 1) throw new Problem('last_admin');
    await removeUser(transaction, user, { actor, atMs: clock(), requestId });
  });
}
