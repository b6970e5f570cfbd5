import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { looseMessage, messageEntry } from '../schemas/message.ts';
import { looseList } from '../schemas/text.ts';

/** Received contact messages, newest first (spec section 7). */
export const listMessages = defineEndpoint({
  name: 'listMessages',
  method: 'GET',
  path: '/contactanos',
  access: 'ADMIN',
  summary: 'Mensajes recibidos',
  answer: z.array(messageEntry),
  read: looseList(looseMessage),
});
