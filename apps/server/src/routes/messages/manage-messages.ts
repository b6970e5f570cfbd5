import {
  deleteMessage as deleteEndpoint,
  markMessages as markEndpoint,
  unreadMessages as unreadEndpoint,
} from '@ministerio/contract';
import { churchClock } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { deleteMessage, markMessages, unreadMessages } from '../../db/repositories/messages.ts';
import { inTransaction } from '../../db/transaction.ts';
import { auditOf } from '../../http/audit-of.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';

/** GET /contactanos/sin-leer, PUT /contactanos/lectura and DELETE /contactanos/{id}. */
export function manageMessagesRoutes(app: FastifyInstance, context: Context): void {
  const { store } = context;
  route(app, unreadEndpoint, {
    handle: async () => ({ ids: await unreadMessages(store) }),
  });
  markRoute(app, context);
  deleteRoute(app, context);
}

function markRoute(app: FastifyInstance, { store, clock }: Context): void {
  route(app, markEndpoint, {
    async handle({ body: { ids, leido }, account, request }) {
      await inTransaction(store, async (transaction) => {
        const atMs = clock();
        const changed = await markMessages(transaction, ids, leido ? atMs : null);
        // One entry per message: each is found by its own number in the log.
        for (const entityId of changed) {
          await auditOf(
            request,
            account,
            atMs,
          )(transaction, {
            action: leido ? 'message_read' : 'message_unread',
            entity: 'message',
            entityId,
          });
        }
      });
      return { message: leido ? 'Marcado como leído.' : 'Marcado como no leído.' };
    },
  });
}

function deleteRoute(app: FastifyInstance, { store, clock, church }: Context): void {
  route(app, deleteEndpoint, {
    notFoundCode: 'message_not_found',
    async handle({ params: { id }, account, request }) {
      await inTransaction(store, async (transaction) => {
        const createdMs = await deleteMessage(transaction, id);
        if (createdMs === null) throw new Problem('message_not_found');
        const { date, time } = churchClock(createdMs, church.timeZone);
        // Only the time stays in the log: a person who asks to be forgotten is.
        await auditOf(
          request,
          account,
          clock(),
        )(transaction, {
          action: 'message_deleted',
          entity: 'message',
          entityId: id,
          before: { date, time },
        });
      });
      return { message: 'Mensaje eliminado correctamente.' };
    },
  });
}
