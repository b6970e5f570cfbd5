import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../schemas/common.ts';

/** Number of attendance records, for the delete dialog; and whether the account is confirmed. */
export const userSummary = defineEndpoint({
  name: 'userSummary',
  method: 'GET',
  path: '/auth/users/:id/resumen',
  access: 'ADMIN',
  summary: 'Cuántas asistencias tiene un usuario y si su cuenta está confirmada',
  params: idParams,
  answer: z.object({ asistencias: z.int(), confirmado: z.boolean() }),
});
