import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Whether people may register themselves (`REGISTRATION`, docs/interface.md); a backend without this call is open. */
export const registrationStatus = defineEndpoint({
  name: 'registrationStatus',
  method: 'GET',
  path: '/registro',
  access: 'public',
  summary: 'Si el registro público está abierto',
  answer: z.object({ abierto: z.boolean() }),
});
