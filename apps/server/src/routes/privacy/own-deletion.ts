import { deletionStatus, requestDeletion, withdrawDeletion } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import {
  deleteDeletionRequest,
  deletionRequestedMs,
  insertDeletionRequest,
} from '../../db/repositories/deletion-requests.ts';
import { inTransaction } from '../../db/transaction.ts';
import { auditOf } from '../../http/audit-of.ts';
import { route } from '../../http/route.ts';
import { requireOwnPassword } from './own-data.ts';

/** GET, POST and DELETE /auth/me/eliminacion: asking to be deleted; an administrator does it. */
export function ownDeletionRoutes(app: FastifyInstance, { store, clock }: Context): void {
  route(app, deletionStatus, {
    async handle({ account }) {
      const requestedMs = await deletionRequestedMs(store, account.id);
      return { pedida: requestedMs === null ? null : new Date(requestedMs).toISOString() };
    },
  });
  route(app, requestDeletion, {
    async handle({ account, request }) {
      requireOwnPassword(account);
      const nowMs = clock();
      await inTransaction(store, async (transaction) => {
        if (!(await insertDeletionRequest(transaction, account.id, nowMs))) return;
        await auditOf(
          request,
          account,
          nowMs,
        )(transaction, {
          action: 'deletion_requested',
          entity: 'user',
          entityId: account.id,
        });
      });
      return { message: 'Recibimos tu pedido. Un administrador eliminará tu cuenta y tus datos.' };
    },
  });
  route(app, withdrawDeletion, {
    async handle({ account, request }) {
      await inTransaction(store, async (transaction) => {
        if (!(await deleteDeletionRequest(transaction, account.id))) return;
        await auditOf(
          request,
          account,
          clock(),
        )(transaction, {
          action: 'deletion_withdrawn',
          entity: 'user',
          entityId: account.id,
        });
      });
      return { message: 'Retiraste tu pedido. Tu cuenta sigue igual.' };
    },
  });
}
