import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Whether registration is open (`REGISTRATION`, docs/interface.md); it is on a backend without this call. */
export const registrationStatus = defineEndpoint({
  name: 'registrationStatus',
  method: 'GET',
  path: '/registro',
  access: 'public',
  summary: 'Si el registro público está abierto',
  answer: z.object({ abierto: z.boolean() }),
});
