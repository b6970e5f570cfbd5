import {
  deletionStatus,
  dismissDeletion,
  listDeletionRequests as listEndpoint,
  requestDeletion,
  withdrawDeletion,
} from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import { isoInstant } from '../../clock.ts';
import type { Context } from '../../context.ts';
import {
  deleteDeletionRequest,
  deletionRequestedMs,
  insertDeletionRequest,
  listDeletionRequests,
} from '../../db/repositories/deletion-requests.ts';
import { auditedTransaction } from '../../http/audit.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { requirePassword } from '../auth/confirm-identity.ts';
import { requireOwnPassword } from './own-data.ts';

/** GET, POST and DELETE /auth/me/eliminacion: asking to be deleted; an administrator does it. */
export function ownDeletionRoutes(app: FastifyInstance, context: Context): void {
  route(app, deletionStatus, {
    handle: async ({ account }) => ({
      pedida: isoInstant(await deletionRequestedMs(context.store, account.id)),
    }),
  });
  route(app, requestDeletion, {
    async handle({ account, request }) {
      requireOwnPassword(account);
      await requirePassword(context, account, request);
      await auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
        if (!(await insertDeletionRequest(transaction, account.id, nowMs))) return;
        await audit({ action: 'deletion_requested', entity: 'user', entityId: account.id });
      });
      return { message: 'Recibimos tu pedido. Un administrador eliminará tu cuenta y tus datos.' };
    },
  });
  route(app, withdrawDeletion, {
    async handle({ account, request }) {
      await auditedTransaction(context, { account, request }, async (transaction, audit) => {
        if (!(await deleteDeletionRequest(transaction, account.id))) return;
        await audit({ action: 'deletion_withdrawn', entity: 'user', entityId: account.id });
      });
      return { message: 'Retiraste tu pedido. Tu cuenta sigue igual.' };
    },
  });
}

/** GET /auth/eliminaciones and DELETE /auth/eliminaciones/{id}: what members asked for. */
export function deletionRequestRoutes(app: FastifyInstance, context: Context): void {
  route(app, listEndpoint, {
    async handle() {
      const requests = await listDeletionRequests(context.store);
      return requests.map(({ requestedMs, ...person }) => ({ ...person, pedida: isoInstant(requestedMs) }));
    },
  });
  route(app, dismissDeletion, {
    notFoundCode: 'user_not_found',
    async handle({ params: { id }, account, request }) {
      await auditedTransaction(context, { account, request }, async (transaction, audit) => {
        if (!(await deleteDeletionRequest(transaction, id))) throw new Problem('user_not_found');
        await audit({ action: 'deletion_dismissed', entity: 'user', entityId: id });
      });
      return { message: 'Pedido descartado. La cuenta sigue igual.' };
    },
  });
}
