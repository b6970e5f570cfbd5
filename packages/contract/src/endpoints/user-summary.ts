import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../schemas/common.ts';

/** What the delete dialog says would go: how many attendance records; and whether the account is confirmed. */
export const userSummary = defineEndpoint({
  name: 'userSummary',
  method: 'GET',
  path: '/auth/users/:id/resumen',
  access: 'ADMIN',
  summary: 'Cuántas asistencias tiene un usuario y si su cuenta está confirmada',
  params: idParams,
  answer: z.object({ asistencias: z.int(), confirmado: z.boolean() }),
});
