import * as z from 'zod/mini';
import { PHONE_TEXT_MAX } from '../domain/people/phone-number.ts';
import { defineEndpoint, recordId } from '../endpoint.ts';
import { confirmation, idParams, messageAnswer } from '../schemas/common.ts';
import { line, lines, looseList, looseText } from '../schemas/text.ts';
import { email, nombre } from '../schemas/user.ts';

/** A contact message from our server; `createdAt` is an ISO 8601 instant in UTC. */
export const messageEntry = z.object({
  id: z.int(),
  nombre: z.string(),
  /** Empty where the answer goes to WhatsApp alone. */
  email: z.string(),
  mensaje: z.string(),
  createdAt: z.string(),
  /** There is a number, which no list carries. Left out where there is none. */
  whatsapp: z.optional(z.literal(true)),
});

/** A contact message from any backend. */
const looseMessage = z.object({
  id: recordId,
  nombre: looseText,
  email: looseText,
  mensaje: looseText,
  createdAt: z.optional(z.unknown()),
  whatsapp: z.catch(z.optional(z.literal(true)), undefined),
});

/** A contact message, parsed. */
export type Message = z.output<typeof looseMessage>;

/**
 * Body of the contact form; `sitio` is a honeypot, invisible to people. One of `email` and `whatsapp` is needed, both may be
 * there. `whatsapp` is a number as people write it, at home without the country's code.
 */
export const sendMessageBody = z.object({
  nombre,
  email: z.optional(email),
  whatsapp: z.optional(line('Escribe tu número de WhatsApp', PHONE_TEXT_MAX)),
  mensaje: lines('El mensaje es obligatorio', 4000),
  sitio: z.optional(z.string().check(z.maxLength(1000))),
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

const ids = z.array(z.int().check(z.minimum(1), z.maximum(2_147_483_647)));

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
  body: z.object({ ids: ids.check(z.minLength(1), z.maxLength(1000)), leido: z.boolean() }),
  ...confirmation,
});

/**
 * The one chat address of who wrote a message and left a number (R64). 409 `no_contact` without one; 429 after 20 new people
 * in an hour or 60 in a day, those of the follow-up included. `texto` is the first line; its `{nombre}` becomes the first name.
 */
export const openMessageChat = defineEndpoint({
  name: 'openMessageChat',
  method: 'POST',
  path: '/contactanos/:id/chat',
  access: 'ADMIN',
  summary: 'Dirección del chat de quien escribió un mensaje',
  params: idParams,
  body: z.object({ texto: line('Escribe el mensaje', 300) }),
  /** `https://wa.me/…`, to be opened once, without a referrer, and kept nowhere. */
  answer: z.object({ direccion: z.string() }),
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
