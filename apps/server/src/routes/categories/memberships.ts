import { assignCategory, unassignCategory } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Store } from '../../db/database.ts';
import { assign, findCategory, unassign } from '../../db/repositories/categories.ts';
import { findUser } from '../../db/repositories/users.ts';
import { inTransaction } from '../../db/transaction.ts';
import { auditOf } from '../../http/audit-of.ts';
import { orNotFound } from '../../http/problem.ts';
import { route } from '../../http/route.ts';

/** POST and DELETE /category/users/{userId}/categories/{categoryId}; doing either twice changes nothing. */
export function membershipRoutes(app: FastifyInstance, { store, clock }: Context): void {
  route(app, assignCategory, {
    notFoundCode: 'user_not_found',
    async handle({ params, account, request }) {
      await inTransaction(store, async (transaction) => {
        const pair = await existingPair(transaction, params);
        const nowMs = clock();
        if (!(await assign(transaction, params.userId, params.categoryId, nowMs))) return;
        await auditOf(
          request,
          account,
          nowMs,
        )(transaction, {
          action: 'member_assigned',
          ...subjectOf(params),
          after: pair,
        });
      });
      return { message: '¡Usuario asignado a ministerio exitosamente!' };
    },
  });
  route(app, unassignCategory, {
    notFoundCode: 'user_not_found',
    async handle({ params, account, request }) {
      await inTransaction(store, async (transaction) => {
        const pair = await existingPair(transaction, params);
        if (!(await unassign(transaction, params.userId, params.categoryId))) return;
        await auditOf(
          request,
          account,
          clock(),
        )(transaction, {
          action: 'member_unassigned',
          ...subjectOf(params),
          before: pair,
        });
      });
      return { message: 'Usuario quitado del ministerio correctamente.' };
    },
  });
}

interface Pair {
  readonly userId: number;
  readonly categoryId: number;
}

async function existingPair(store: Store, { userId, categoryId }: Pair) {
  const user = orNotFound(await findUser(store, userId), 'user_not_found');
  const category = orNotFound(await findCategory(store, categoryId), 'category_not_found');
  return { usuario: user.username, ministerio: category.name };
}

function subjectOf({ userId, categoryId }: Pair) {
  return { entity: 'category', entityId: categoryId, subjectId: userId } as const;
}
