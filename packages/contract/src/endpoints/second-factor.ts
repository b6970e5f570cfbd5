import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { confirmation, idParams } from '../schemas/common.ts';
import {
  assertion,
  creationOptions,
  factorChallenge,
  factorCode,
  registration,
  reto,
} from '../schemas/second-factor.ts';
import { signedIn } from '../schemas/signed-in.ts';
import { line } from '../schemas/text.ts';

export { type FactorChallenge, factorChallenge } from '../schemas/second-factor.ts';

/** A code, or a passkey's answer to the challenge: one of them. */
export const factorProof = z
  .object({ reto, codigo: z.optional(factorCode), asercion: z.optional(assertion) })
  .check(
    z.refine(({ codigo, asercion }) => (codigo === undefined) !== (asercion === undefined), {
      path: ['codigo'],
      message: 'Escribe el código',
    }),
  );

/** The proof of a second factor, as it is sent. */
export type FactorProof = z.input<typeof factorProof>;

/**
 * The second step of a sign-in (R45), within five minutes of 401 `second_factor_required`. 403 `wrong_code` and
 * `wrong_passkey`, 409 `challenge_expired`, 429.
 */
export const secondFactor = defineEndpoint({
  name: 'secondFactor',
  method: 'POST',
  path: '/auth/segundo-factor',
  access: 'public',
  summary: 'Segundo paso para entrar: responde el token',
  body: factorProof,
  bodyBytes: 16 * 1024,
  cookies: true,
  ...signedIn,
});

const factor = z.object({
  id: z.int(),
  tipo: z.enum(['llave', 'app']),
  nombre: z.string(),
  /** ISO 8601 instant in UTC. */
  creado: z.string(),
  /** The same of its last use; null for never. */
  usado: z.nullable(z.string()),
});

/** A passkey or an app that shows codes. */
export type Factor = z.output<typeof factor>;

const factorsAnswer = z.object({
  factores: z.array(factor),
  /** Recovery codes that are left. */
  codigos: z.int(),
  /** Address at which passkeys work here; null where they cannot, without https. */
  origen: z.nullable(z.string()),
});

/** The second factors of an account. */
export type Factors = z.output<typeof factorsAnswer>;

/** The caller's own second factors (R45). */
export const listFactors = defineEndpoint({
  name: 'listFactors',
  method: 'GET',
  path: '/auth/me/factores',
  access: 'signed-in',
  summary: 'Segundos factores de la propia cuenta',
  answer: factorsAnswer,
});

/**
 * A challenge for the caller (R45): `confirmar` for a confirmation; `llave` and `app`, for administrators and with
 * `X-Confirmacion`, to add a passkey (409 `passkeys_unavailable`) or an app. It is good once, for five minutes.
 */
export const requestChallenge = defineEndpoint({
  name: 'requestChallenge',
  method: 'POST',
  path: '/auth/me/retos',
  access: 'signed-in',
  summary: 'Pide un reto para confirmar o para agregar un segundo factor',
  body: z.object({ para: z.enum(['confirmar', 'llave', 'app']) }),
  answer: z.object({
    /** Set for `confirmar`. */
    confirmar: z.optional(factorChallenge),
    /** Set for `llave`. */
    llave: z.optional(z.object({ reto, opciones: creationOptions })),
    /** Set for `app`: the secret, and the address that the app reads from a QR code. */
    app: z.optional(z.object({ reto, secreto: z.string(), uri: z.string() })),
  }),
});

const factorName = line('Ponle un nombre', 60);

/**
 * Adds a passkey or an app, or makes ten new recovery codes in place of those that are left; needs `X-Confirmacion` (R47).
 * The first factor brings recovery codes too. They are answered once.
 */
export const addFactor = defineEndpoint({
  name: 'addFactor',
  method: 'POST',
  path: '/auth/me/factores',
  access: 'ADMIN',
  summary: 'Agrega un segundo factor o hace códigos de recuperación nuevos',
  body: z.discriminatedUnion('tipo', [
    z.object({ tipo: z.literal('llave'), reto, nombre: factorName, registro: registration }),
    z.object({ tipo: z.literal('app'), reto, nombre: factorName, codigo: factorCode }),
    z.object({ tipo: z.literal('codigos') }),
  ]),
  bodyBytes: 24 * 1024,
  answer: z.object({
    /** New recovery codes; null where the account keeps those that it has. */
    codigos: z.nullable(z.array(z.string())),
  }),
});

/** Removes one; needs `X-Confirmacion` (R47). With the last one go the recovery codes. */
export const removeFactor = defineEndpoint({
  name: 'removeFactor',
  method: 'DELETE',
  path: '/auth/me/factores/:id',
  access: 'signed-in',
  summary: 'Quita un segundo factor',
  params: idParams,
  ...confirmation,
});
