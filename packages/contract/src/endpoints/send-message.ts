import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { messageAnswer } from '../schemas/common.ts';
import { lines } from '../schemas/text.ts';
import { email, nombre } from '../schemas/user.ts';

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
