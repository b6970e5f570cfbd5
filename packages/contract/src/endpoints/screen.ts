import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { confirmation } from '../schemas/common.ts';

/** Makes a link for the projector: `/pantalla#` and the secret, good until the end of the church's day (R69). */
export const makeScreenLink = defineEndpoint({
  name: 'makeScreenLink',
  method: 'POST',
  path: '/pantalla/enlaces',
  access: 'ADMIN',
  summary: 'Hace un enlace para la pantalla de hoy',
  answer: z.object({
    /** 128 random bits, base64url. It is answered once; the server keeps its hash. */
    secreto: z.string(),
    /** ISO 8601 instant in UTC. */
    vence: z.string(),
  }),
});

/** Ends every link of the projector at once. */
export const endScreenLinks = defineEndpoint({
  name: 'endScreenLinks',
  method: 'DELETE',
  path: '/pantalla/enlaces',
  access: 'ADMIN',
  summary: 'Cierra los enlaces de la pantalla',
  ...confirmation,
});

/**
 * Numbers of the projector, for the secret in the header `X-Pantalla`; no account's token counts (R69). 404
 * `screen_link_ended` for every other secret. Numbers under five are null: so few people could be told apart.
 */
export const readScreen = defineEndpoint({
  name: 'readScreen',
  method: 'GET',
  path: '/pantalla',
  access: 'public',
  summary: 'Cuántas personas llegaron hoy, para la pantalla',
  answer: z.object({
    /** Marks of the church's day. */
    presentes: z.nullable(z.int()),
    /** How many come on average on this weekday. */
    unos: z.nullable(z.int()),
    /** The meeting in progress, else the next one or the last one of today; null on a day without any. */
    reunion: z.nullable(
      z.object({
        titulo: z.string(),
        /** `HH:MM` in the church's zone. */
        inicio: z.string(),
        fin: z.string(),
      }),
    ),
    /** The church's day, `YYYY-MM-DD`. */
    fecha: z.string(),
  }),
});

/** Numbers of the projector. */
export type ScreenAnswer = z.output<typeof readScreen.answer>;
