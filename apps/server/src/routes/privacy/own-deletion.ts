import { deletionStatus, requestDeletion, withdrawDeletion } from '@ministerio/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { writeAudit } from '../../db/repositories/audit.ts';
import {
  deletionRequestedMs,
  dropDeletionRequest,
  insertDeletionRequest,
} from '../../db/repositories/deletion-requests.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Account } from '../../http/account.ts';
import { route } from '../../http/route.ts';
import { requireOwnPassword } from './require-own-password.ts';

/** GET, POST and DELETE /auth/me/eliminacion: asking to be deleted; an administrator does it. */
export function ownDeletionRoutes(app: FastifyInstance, { store, clock }: Context): void {
  route(app, deletionStatus, {
    signedIn: true,
    async handle({ account }) {
      const requestedMs = await deletionRequestedMs(store, account.id);
      return { pedida: requestedMs === null ? null : new Date(requestedMs).toISOString() };
    },
  });
  route(app, requestDeletion, {
    signedIn: true,
    async handle({ account, request }) {
      requireOwnPassword(account);
      const nowMs = clock();
      await inTransaction(store, async (transaction) => {
        if (!(await insertDeletionRequest(transaction, account.id, nowMs))) return;
        await writeAudit(transaction, about(account, 'deletion_requested', nowMs, request));
      });
      return { message: 'Recibimos tu pedido. Un administrador eliminará tu cuenta y tus datos.' };
    },
  });
  route(app, withdrawDeletion, {
    signedIn: true,
    async handle({ account, request }) {
      await inTransaction(store, async (transaction) => {
        if (!(await dropDeletionRequest(transaction, account.id))) return;
        await writeAudit(transaction, about(account, 'deletion_withdrawn', clock(), request));
      });
      return { message: 'Retiraste tu pedido. Tu cuenta sigue igual.' };
    },
  });
}

function about(
  actor: Account,
  action: 'deletion_requested' | 'deletion_withdrawn',
  atMs: number,
  { id: requestId }: FastifyRequest,
) {
  const { id } = actor;
  return { atMs, actor, action, entity: 'user', entityId: id, subjectId: id, requestId } as const;
}
