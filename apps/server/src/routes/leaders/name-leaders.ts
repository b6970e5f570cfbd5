import { listLeaders, setLeaders } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import { isoInstant } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Store } from '../../db/database.ts';
import { findCategory } from '../../db/repositories/categories.ts';
import { deleteLeader, insertLeader, leadersOf } from '../../db/repositories/leaders.ts';
import { lockMinistry } from '../../db/repositories/minors.ts';
import { findUser } from '../../db/repositories/users.ts';
import { auditedTransaction } from '../../http/audit.ts';
import { orNotFound } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { requireConfirmation } from '../auth/confirm-identity.ts';

/** GET and PUT /category/{id}/lideres (R47): who leads keeps the role of a member. */
export function nameLeadersRoutes(app: FastifyInstance, context: Context): void {
  const { store } = context;
  route(app, listLeaders, {
    notFoundCode: 'category_not_found',
    async handle({ params: { id } }) {
      orNotFound(await findCategory(store, id), 'category_not_found');
      return answerOf(store, id);
    },
  });
  route(app, setLeaders, {
    notFoundCode: 'category_not_found',
    async handle({ params: { id }, body: { usuarios }, account, request }) {
      return auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
        const { name } = orNotFound(await lockMinistry(transaction, id), 'category_not_found');
        const before = await leadersOf(transaction, id);
        const wanted = new Set(usuarios);
        const known = new Set(before.map((leader) => leader.id));
        const named = [...wanted].filter((userId) => !known.has(userId));
        const removed = before.filter((leader) => !wanted.has(leader.id));
        if (named.length + removed.length === 0) return answerOf(transaction, id);
        for (const userId of named) orNotFound(await findUser(transaction, userId), 'user_not_found');
        await requireConfirmation(transaction, account, request, nowMs);
        const about = { entity: 'category', entityId: id, after: { ministerio: name } } as const;
        for (const userId of named) {
          const grant = { category_id: id, user_id: userId, granted_by: account.id, since_ms: nowMs };
          await insertLeader(transaction, grant);
          await audit({ action: 'leader_named', ...about, subjectId: userId });
        }
        for (const { id: userId } of removed) {
          await deleteLeader(transaction, id, userId);
          await audit({ action: 'leader_removed', ...about, subjectId: userId });
        }
        return answerOf(transaction, id);
      });
    },
  });
}

async function answerOf(store: Store, id: number) {
  const leaders = await leadersOf(store, id);
  return {
    lideres: leaders.map(({ sinceMs, by, ...leader }) => ({
      ...leader,
      desde: isoInstant(sinceMs),
      por: by,
    })),
  };
}
