import { dismissDeletion, listDeletionRequests as listEndpoint } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { deleteDeletionRequest, listDeletionRequests } from '../../db/repositories/deletion-requests.ts';
import { inTransaction } from '../../db/transaction.ts';
import { auditOf } from '../../http/audit-of.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';

/** GET /auth/eliminaciones and DELETE /auth/eliminaciones/{id}: what members asked for. */
export function deletionRequestRoutes(app: FastifyInstance, { store, clock }: Context): void {
  route(app, listEndpoint, {
    async handle() {
      const requests = await listDeletionRequests(store);
      return requests.map(({ requestedMs, ...person }) => ({
        ...person,
        pedida: new Date(requestedMs).toISOString(),
      }));
    },
  });
  route(app, dismissDeletion, {
    notFoundCode: 'user_not_found',
    async handle({ params: { id }, account, request }) {
      await inTransaction(store, async (transaction) => {
        if (!(await deleteDeletionRequest(transaction, id))) throw new Problem('user_not_found');
        await auditOf(
          request,
          account,
          clock(),
        )(transaction, {
          action: 'deletion_dismissed',
          entity: 'user',
          entityId: id,
        });
      });
      return { message: 'Pedido descartado. La cuenta sigue igual.' };
    },
  });
}
