import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

const newAdministrator = z.object({
  id: z.int(),
  username: z.string(),
  /** ISO 8601 instant in UTC. */
  desde: z.string(),
  /** Username of who did it. */
  por: z.string(),
  motivo: z.enum(['creado', 'promovido']),
});

/** What every administrator has to know about the safety of the panel (R5, R30). */
export const noticesAnswer = z
  .object({
    /** Administrators of the last seven days, except the one who asks; newest first. */
    administradores: z.array(newAdministrator),
    /** Who still has the password that the first start printed; null where nobody has. */
    primeraClave: z.string().nullable(),
  })
  .meta({ id: 'Avisos' });

/** What every administrator has to know about the safety of the panel. */
export type SecurityNotices = z.output<typeof noticesAnswer>;

/** New administrators are announced to the others for seven days; the first password until it is changed. */
export const listNotices = defineEndpoint({
  name: 'listNotices',
  method: 'GET',
  path: '/avisos',
  access: 'ADMIN',
  summary: 'Avisos de seguridad del panel',
  answer: noticesAnswer,
});
