import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { confirmation, idParams } from '../schemas/common.ts';
import { line } from '../schemas/text.ts';

const ownPhone = z.object({
  id: z.int(),
  nombre: z.string(),
  /** ISO 8601 instants in UTC. */
  desde: z.string(),
  usado: z.string(),
  fin: z.string(),
  /** Whether the caller's token belongs to it. */
  este: z.boolean(),
  /** Whether it is of the last seven days. */
  nuevo: z.boolean(),
});

/** A phone that keeps its member signed in. */
export type OwnPhone = z.output<typeof ownPhone>;

/**
 * Keeps a member signed in on the phone that calls, for 60 days after its last use (R57, R58); the cookie `dispositivo` goes
 * with the answer, whose token belongs to this phone. Only a USER, within two minutes of a sign-in with the password (403
 * `sign_in_too_old`), and three phones at most (409 `too_many_own_phones`). The address has to be https, or this
 * machine's own: 409 `phone_needs_https`.
 */
export const keepOwnPhone = defineEndpoint({
  name: 'keepOwnPhone',
  method: 'POST',
  path: '/auth/dispositivo',
  access: 'signed-in',
  summary: 'Recuerda este teléfono del propio miembro',
  body: z.object({ nombre: line('Ponle un nombre', 40) }),
  bodyBytes: 8 * 1024,
  cookies: true,
  answer: z.object({ token: z.string(), telefono: ownPhone }),
});

/**
 * Exchanges the cookie `dispositivo` for a token and the cookie's successor (R57). It takes the header `X-Dispositivo: 1` and
 * our own page (R54). 401 `own_phone_missing` for any other cookie.
 */
export const exchangeOwnPhone = defineEndpoint({
  name: 'exchangeOwnPhone',
  method: 'POST',
  path: '/auth/dispositivo/token',
  access: 'public',
  summary: 'Entra con un teléfono recordado',
  cookies: true,
  ownPhone: true,
  answer: z.object({ token: z.string() }),
});

/** The caller's own phones, newest first, and whether the session that calls may be kept on its phone (R58). */
export const listOwnPhones = defineEndpoint({
  name: 'listOwnPhones',
  method: 'GET',
  path: '/auth/me/dispositivos',
  access: 'signed-in',
  summary: 'Teléfonos recordados de la propia cuenta',
  answer: z.object({ telefonos: z.array(ownPhone), ofrece: z.boolean() }),
});

/** Ends one of the caller's phones, and the tokens that it brought; the one that calls loses its cookie. */
export const forgetOwnPhone = defineEndpoint({
  name: 'forgetOwnPhone',
  method: 'DELETE',
  path: '/auth/me/dispositivos/:id',
  access: 'signed-in',
  summary: 'Deja de recordar un teléfono propio',
  params: idParams,
  cookies: true,
  ...confirmation,
});
