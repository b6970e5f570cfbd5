import { z } from 'zod';
import { defineEndpoint, recordId } from '../endpoint.ts';
import { confirmation, idParams, messageAnswer } from '../schemas/common.ts';
import { lines, looseList, looseText } from '../schemas/text.ts';
import { email, nombre } from '../schemas/user.ts';

/** A contact message from our server; `createdAt` is an ISO 8601 instant in UTC. */
export const messageEntry = z
  .object({ id: z.int(), nombre: z.string(), email: z.string(), mensaje: z.string(), createdAt: z.string() })
  .meta({ id: 'Mensaje' });

/** A contact message from any backend. */
const looseMessage = z.object({
  id: recordId,
  nombre: looseText,
  email: looseText,
  mensaje: looseText,
  createdAt: z.unknown().optional(),
});

/** A contact message, parsed. */
export type Message = z.output<typeof looseMessage>;

/** Body of the contact form; `sitio` is a honeypot, invisible to people. */
export const sendMessageBody = z.object({
  nombre,
  email,
  mensaje: lines('El mensaje es obligatorio', 4000),
  sitio: z.string().max(1000).optional(),
});

/** Sends a contact message (decisions section 2). */
export const sendMessage = defineEndpoint({
  name: 'sendMessage',
  method: 'POST',
  path: '/contactanos',
  access: 'public',
  summary: 'Envía un mensaje de contacto',
  body: sendMessageBody,
  answer: messageAnswer,
});

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
  ...confirmation,
});

/** Deletes a contact message permanently; the audit keeps its date, not its author or text. */
export const deleteMessage = defineEndpoint({
  name: 'deleteMessage',
  method: 'DELETE',
  path: '/contactanos/:id',
  access: 'ADMIN',
  summary: 'Elimina un mensaje recibido',
  params: idParams,
  ...confirmation,
});
