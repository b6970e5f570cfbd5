import { z } from 'zod';
import { defineEndpoint, statusOnly } from '../endpoint.ts';
import { idParams, messageAnswer } from '../schemas/common.ts';

/** Self-registered accounts that no administrator has confirmed, with their numbers (R3). */
export const listUnconfirmed = defineEndpoint({
  name: 'listUnconfirmed',
  method: 'GET',
  path: '/registro/sin-confirmar',
  access: 'ADMIN',
  summary: 'Cuentas de registro propio sin confirmar',
  answer: z.array(z.object({ id: z.int(), username: z.string(), codigo: z.string() })),
});

/** Confirms a self-registered account (R3); idempotent. */
export const confirmUser = defineEndpoint({
  name: 'confirmUser',
  method: 'POST',
  path: '/auth/users/:id/confirmar',
  access: 'ADMIN',
  summary: 'Confirma un registro propio',
  params: idParams,
  answer: messageAnswer,
  read: statusOnly,
});
