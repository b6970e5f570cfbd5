import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

const newAdministrator = z.object({
  id: z.int(),
  username: z.string(),
  /** ISO 8601 instant in UTC. */
  desde: z.string(),
  /** Username of the author. */
  por: z.string(),
  motivo: z.enum(['creado', 'promovido']),
});

/** Security notices for every administrator (R5, R30). */
export const noticesAnswer = z
  .object({
    /** Other administrators created or promoted in the last seven days, newest first. */
    administradores: z.array(newAdministrator),
    /** Username that still has the password printed at the first start; null for none. */
    primeraClave: z.string().nullable(),
  })
  .meta({ id: 'Avisos' });

/** Security notices for every administrator. */
export type SecurityNotices = z.output<typeof noticesAnswer>;

/** New administrators for seven days; the first password until it is changed. */
export const listNotices = defineEndpoint({
  name: 'listNotices',
  method: 'GET',
  path: '/avisos',
  access: 'ADMIN',
  summary: 'Avisos de seguridad del panel',
  answer: noticesAnswer,
});
