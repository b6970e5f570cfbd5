import {
  deleteMessage as deleteEndpoint,
  markMessages as markEndpoint,
  unreadMessages as unreadEndpoint,
} from '@ministerio/contract';
import { churchClock } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { writeAudit } from '../../db/repositories/audit.ts';
import { deleteMessage, markMessages, unreadMessages } from '../../db/repositories/messages.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';

/** GET /contactanos/sin-leer, PUT /contactanos/lectura and DELETE /contactanos/{id}. */
export function manageMessagesRoutes(app: FastifyInstance, context: Context): void {
  const { store } = context;
  route(app, unreadEndpoint, {
    signedIn: true,
    handle: async () => ({ ids: await unreadMessages(store) }),
  });
  markRoute(app, context);
  deleteRoute(app, context);
}

function markRoute(app: FastifyInstance, { store, clock }: Context): void {
  route(app, markEndpoint, {
    signedIn: true,
    async handle({ body: { ids, leido }, account, request }) {
      await inTransaction(store, async (transaction) => {
        const atMs = clock();
        const changed = await markMessages(transaction, ids, leido ? atMs : null);
        // One entry per message: each is found by its own number in the log.
        for (const entityId of changed) {
          await writeAudit(transaction, {
            atMs,
            actor: account,
            action: leido ? 'message_read' : 'message_unread',
            entity: 'message',
            entityId,
            subjectId: null,
            requestId: request.id,
          });
        }
      });
      return { message: leido ? 'Marcado como leído.' : 'Marcado como no leído.' };
    },
  });
}

function deleteRoute(app: FastifyInstance, { store, clock, church }: Context): void {
  route(app, deleteEndpoint, {
    signedIn: true,
    missing: 'message_not_found',
    async handle({ params: { id }, account, request }) {
      await inTransaction(store, async (transaction) => {
        const createdMs = await deleteMessage(transaction, id);
        if (createdMs === null) throw new Problem('message_not_found');
        const { date, time } = churchClock(createdMs, church.timeZone);
        // What stays is when it was written, not who wrote what: who asks to be forgotten is.
        await writeAudit(transaction, {
          atMs: clock(),
          actor: account,
          action: 'message_deleted',
          entity: 'message',
          entityId: id,
          subjectId: null,
          before: { date, time },
          requestId: request.id,
        });
      });
      return { message: 'Mensaje eliminado correctamente.' };
    },
  });
}
