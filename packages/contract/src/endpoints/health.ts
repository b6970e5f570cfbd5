import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Whether the process lives and which database it runs on. */
export const health = defineEndpoint({
  name: 'health',
  method: 'GET',
  path: '/health',
  access: 'public',
  summary: 'Si el servidor vive',
  answer: z.object({ status: z.literal('ok'), database: z.enum(['sqlite', 'postgresql']) }),
});

/**
 * Whether the process can do its work: the database answers. `backupAgeSeconds` is the age of the newest automatic
 * copy; null where there is none, or where the database has its own tools for it.
 */
export const ready = defineEndpoint({
  name: 'ready',
  method: 'GET',
  path: '/ready',
  access: 'public',
  summary: 'Si el servidor puede atender',
  answer: z.object({ status: z.literal('ok'), backupAgeSeconds: z.int().nullable() }),
});
