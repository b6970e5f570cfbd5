import { z } from 'zod';
import { defineEndpoint, statusOnly } from '../endpoint.ts';
import { messageAnswer } from '../schemas/common.ts';

const ids = z.array(z.int().min(1).max(2_147_483_647));

/**
 * Ids of unread contact messages. A separate call, so that the list keeps the specification's format and other backends
 * refuse only this one.
 */
export const unreadMessages = defineEndpoint({
  name: 'unreadMessages',
  method: 'GET',
  path: '/contactanos/sin-leer',
  access: 'ADMIN',
  summary: 'Qué mensajes están sin leer',
  answer: z.object({ ids }),
});

/** Marks contact messages as read or unread; unknown ids are ignored. */
export const markMessages = defineEndpoint({
  name: 'markMessages',
  method: 'PUT',
  path: '/contactanos/lectura',
  access: 'ADMIN',
  summary: 'Marca mensajes como leídos o sin leer',
  body: z.object({ ids: ids.min(1).max(1000), leido: z.boolean() }),
  answer: messageAnswer,
  read: statusOnly,
});
