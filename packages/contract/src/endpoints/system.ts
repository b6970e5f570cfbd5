import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { confirmation } from '../schemas/common.ts';

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
 * Problems that a server may know of its machine: the disk took no write (`escritura`), the last automatic copy failed
 * (`copia`), the database is damaged (`datos`), others may read the data (`permisos`), the clock is in doubt (`reloj`), no
 * sealed copies leave the machine (`copias`), or the last rehearsal of a restore did not go well (`ensayo`).
 */
export const serverProblem = z.enum(['escritura', 'copia', 'datos', 'permisos', 'reloj', 'copias', 'ensayo']);

/** One of {@link serverProblem}. */
export type ServerProblem = z.output<typeof serverProblem>;

/**
 * Readiness: the database responds, and nothing was refused by the disk in the last minute. `backupAgeSeconds` is the age
 * of the latest automatic backup; null for none, or if the database has its own tools.
 */
export const ready = defineEndpoint({
  name: 'ready',
  method: 'GET',
  path: '/ready',
  access: 'public',
  summary: 'Si el servidor puede atender',
  answer: z.object({
    status: z.literal('ok'),
    backupAgeSeconds: z.nullable(z.int()),
    problemas: z.array(serverProblem),
  }),
});

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
  ...confirmation,
});
