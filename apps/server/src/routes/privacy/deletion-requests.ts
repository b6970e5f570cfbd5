import { dismissDeletion, listDeletionRequests as listEndpoint } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { writeAudit } from '../../db/repositories/audit.ts';
import { dropDeletionRequest, listDeletionRequests } from '../../db/repositories/deletion-requests.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';

/** GET /auth/eliminaciones and DELETE /auth/eliminaciones/{id}: what members asked for. */
export function deletionRequestRoutes(app: FastifyInstance, { store, clock }: Context): void {
  route(app, listEndpoint, {
    signedIn: true,
    async handle() {
      const requests = await listDeletionRequests(store);
      return requests.map(({ requestedMs, ...person }) => ({
        ...person,
        pedida: new Date(requestedMs).toISOString(),
      }));
    },
  });
  route(app, dismissDeletion, {
    signedIn: true,
    missing: 'user_not_found',
    async handle({ params: { id }, account, request }) {
      await inTransaction(store, async (transaction) => {
        if (!(await dropDeletionRequest(transaction, id))) throw new Problem('user_not_found');
        await writeAudit(transaction, {
          atMs: clock(),
          actor: account,
          action: 'deletion_dismissed',
          entity: 'user',
          entityId: id,
          subjectId: id,
          requestId: request.id,
        });
      });
      return { message: 'Pedido descartado. La cuenta sigue igual.' };
    },
  });
}
