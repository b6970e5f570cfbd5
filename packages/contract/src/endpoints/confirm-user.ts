import { z } from 'zod';
import { defineEndpoint, statusOnly } from '../endpoint.ts';
import { idParams, messageAnswer } from '../schemas/common.ts';

/** The accounts that people made for themselves and no administrator has confirmed, with the number each holds (R3). */
export const listUnconfirmed = defineEndpoint({
  name: 'listUnconfirmed',
  method: 'GET',
  path: '/registro/sin-confirmar',
  access: 'ADMIN',
  summary: 'Cuentas de registro propio sin confirmar',
  answer: z.array(z.object({ id: z.int(), username: z.string(), codigo: z.string() })),
});

/** Confirms an account that its owner made (R3); doing it twice changes nothing. */
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
