import { z } from 'zod';
import { defineEndpoint, statusOnly } from '../endpoint.ts';
import { messageAnswer } from '../schemas/common.ts';

/** Whether the database still has the sample data of the first start (R33). */
export const demoStatus = defineEndpoint({
  name: 'demoStatus',
  method: 'GET',
  path: '/datos-de-ejemplo',
  access: 'ADMIN',
  summary: 'Si hay datos de ejemplo',
  answer: z.object({ presentes: z.boolean() }),
});

/** Removes only the sample data (R33). */
export const removeDemo = defineEndpoint({
  name: 'removeDemo',
  method: 'DELETE',
  path: '/datos-de-ejemplo',
  access: 'ADMIN',
  summary: 'Quita los datos de ejemplo',
  answer: messageAnswer,
  read: statusOnly,
});
