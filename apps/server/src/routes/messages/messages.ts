import {
  deleteMessage as deleteEndpoint,
  listMessages as listEndpoint,
  markMessages as markEndpoint,
  unreadMessages as unreadEndpoint,
} from '@ministerio/contract';
import { churchClock } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import { isoInstant } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { deleteMessage, listMessages, markMessages, unreadMessages } from '../../db/repositories/messages.ts';
import { auditedTransaction } from '../../http/audit.ts';
import { orNotFound } from '../../http/problem.ts';
import { route } from '../../http/route.ts';

/** GET /contactanos and /contactanos/sin-leer, PUT /contactanos/lectura and DELETE /contactanos/{id}. */
export function messagesRoutes(app: FastifyInstance, context: Context): void {
  const { store, content } = context;
  route(app, listEndpoint, {
    async handle() {
      const messages = await listMessages(store);
      return messages.map(({ createdMs, ...message }) => ({ ...message, createdAt: isoInstant(createdMs) }));
    },
  });
  route(app, unreadEndpoint, {
    handle: async () => ({ ids: await unreadMessages(store) }),
  });
  route(app, markEndpoint, {
    async handle({ body: { ids, leido }, account, request }) {
      await auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
        const changed = await markMessages(transaction, ids, leido ? nowMs : null);
        const action = leido ? 'message_read' : 'message_unread';
        // One entry per message: each is found by its own number in the log.
        for (const entityId of changed) await audit({ action, entity: 'message', entityId });
      });
      return { message: leido ? 'Marcado como leído.' : 'Marcado como no leído.' };
    },
  });
  route(app, deleteEndpoint, {
    notFoundCode: 'message_not_found',
    async handle({ params: { id }, account, request }) {
      const { timeZone } = (await content.current()).site.church;
      await auditedTransaction(context, { account, request }, async (transaction, audit) => {
        const createdMs = orNotFound(await deleteMessage(transaction, id), 'message_not_found');
        // Only the time stays in the log, nothing about the author.
        const { date, time } = churchClock(createdMs, timeZone);
        await audit({ action: 'message_deleted', entity: 'message', entityId: id, before: { date, time } });
      });
      return { message: 'Mensaje eliminado correctamente.' };
    },
  });
}
