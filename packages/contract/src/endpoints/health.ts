import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Liveness, and the type of database. */
export const health = defineEndpoint({
  name: 'health',
  method: 'GET',
  path: '/health',
  access: 'public',
  summary: 'Si el servidor vive',
  answer: z.object({ status: z.literal('ok'), database: z.enum(['sqlite', 'postgresql']) }),
});

/**
 * Readiness: the database responds. `backupAgeSeconds` is the age of the latest automatic backup; null for none, or if
 * the database has its own tools.
 */
export const ready = defineEndpoint({
  name: 'ready',
  method: 'GET',
  path: '/ready',
  access: 'public',
  summary: 'Si el servidor puede atender',
  answer: z.object({ status: z.literal('ok'), backupAgeSeconds: z.int().nullable() }),
});
