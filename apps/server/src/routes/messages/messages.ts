import {
  openMessageChat as chatEndpoint,
  deleteMessage as deleteEndpoint,
  listMessages as listEndpoint,
  markMessages as markEndpoint,
  unreadMessages as unreadEndpoint,
} from '@ministerio/contract';
import { churchClock, whatsAppLink } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import { isoInstant } from '../../clock.ts';
import type { Context } from '../../context.ts';
import {
  deleteMessage,
  listMessages,
  markMessages,
  unreadMessages,
  writerOf,
} from '../../db/repositories/messages.ts';
import { auditedTransaction } from '../../http/audit.ts';
import { orNotFound, Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { refuseManyChats, tellingRefusedChats } from '../../security/chat-limits.ts';

/** GET /contactanos and /contactanos/sin-leer, PUT /contactanos/lectura, POST /contactanos/{id}/chat and DELETE /contactanos/{id}. */
export function messagesRoutes(app: FastifyInstance, context: Context): void {
  const { store, content } = context;
  route(app, listEndpoint, {
    async handle() {
      const messages = await listMessages(store);
      return messages.map(({ createdMs, hasNumber, ...message }) => ({
        ...message,
        createdAt: isoInstant(createdMs),
        ...(hasNumber ? { whatsapp: true as const } : {}),
      }));
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
  route(app, chatEndpoint, {
    notFoundCode: 'message_not_found',
    async handle({ params: { id }, body: { texto }, account, request }) {
      const call = { account, request };
      const direccion = await tellingRefusedChats(context, call, () =>
        auditedTransaction(context, call, async (transaction, audit, nowMs) => {
          const { nombre, whatsapp } = orNotFound(await writerOf(transaction, id), 'message_not_found');
          if (whatsapp === null) throw new Problem('no_contact');
          const subject = { entity: 'message', entityId: id } as const;
          await refuseManyChats(transaction, { account, with: subject, nowMs });
          await audit({ action: 'message_chat_opened', ...subject });
          const [firstName = nombre] = nombre.split(' ');
          return whatsAppLink(
            whatsapp.slice(1),
            texto.replaceAll('{nombre}', () => firstName),
          );
        }),
      );
      return { direccion };
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
