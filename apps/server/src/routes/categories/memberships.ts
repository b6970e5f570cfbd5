import { assignCategory, unassignCategory } from '@ministerio/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Store } from '../../db/database.ts';
import { writeAudit } from '../../db/repositories/audit.ts';
import { assign, unassign } from '../../db/repositories/categories.ts';
import { findUser } from '../../db/repositories/users.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Account } from '../../http/account.ts';
import { route } from '../../http/route.ts';
import { existingUser } from '../users/existing-user.ts';
import { existingCategory } from './existing-category.ts';

/** POST and DELETE /category/users/{userId}/categories/{categoryId}; doing either twice changes nothing. */
export function membershipRoutes(app: FastifyInstance, { store, clock }: Context): void {
  route(app, assignCategory, {
    signedIn: true,
    missing: 'user_not_found',
    async handle({ params, account, request }) {
      await inTransaction(store, async (transaction) => {
        const pair = await existingPair(transaction, params);
        const nowMs = clock();
        if (!(await assign(transaction, params.userId, params.categoryId, nowMs))) return;
        await writeAudit(transaction, {
          ...about(params, account, request, nowMs),
          action: 'member_assigned',
          after: pair,
        });
      });
      return { message: '¡Usuario asignado a ministerio exitosamente!' };
    },
  });
  route(app, unassignCategory, {
    signedIn: true,
    missing: 'user_not_found',
    async handle({ params, account, request }) {
      await inTransaction(store, async (transaction) => {
        const pair = await existingPair(transaction, params);
        if (!(await unassign(transaction, params.userId, params.categoryId))) return;
        await writeAudit(transaction, {
          ...about(params, account, request, clock()),
          action: 'member_unassigned',
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
  const user = existingUser(await findUser(store, userId));
  const category = await existingCategory(store, categoryId);
  return { usuario: user.username, ministerio: category.name };
}

function about({ userId, categoryId }: Pair, actor: Account, { id }: FastifyRequest, atMs: number) {
  return { atMs, actor, entity: 'category', entityId: categoryId, subjectId: userId, requestId: id } as const;
}
