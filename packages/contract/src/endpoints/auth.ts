import * as z from 'zod/mini';
import { OWN_PASSWORD_LENGTH } from '../domain/access/password-rules.ts';
import { hasForbiddenCharacters } from '../domain/text/plain-text.ts';
import { defineEndpoint } from '../endpoint.ts';
import { confirmation, idInBody, idParams } from '../schemas/common.ts';
import { signedIn } from '../schemas/signed-in.ts';
import { identity, password, role } from '../schemas/user.ts';
import { factorProof } from './second-factor.ts';

const USERNAME_MISSING = 'Por favor ingresa tu nombre de usuario';
const WRONG = 'Credenciales incorrectas';
const PASSWORD_MISSING = 'Por favor ingresa tu contraseña';

/** Body of the login form: both non-blank (spec section 5); the password as typed, never trimmed. */
export const loginBody = z.object({
  username: z.string({ error: USERNAME_MISSING }).check(
    z.maxLength(254, USERNAME_MISSING),
    z.refine((text) => text.trim() !== '', USERNAME_MISSING),
    // No account has such a name, and not every database can search for it.
    z.refine((text) => !hasForbiddenCharacters(text.trim()), WRONG),
  ),
  password: z.string({ error: PASSWORD_MISSING }).check(
    z.maxLength(128, WRONG),
    z.refine((text) => text.trim() !== '', PASSWORD_MISSING),
  ),
});

/**
 * Signs in with username and membership number (spec section 7). Who has a second factor gets 401 `second_factor_required`
 * with `reto` and `factores`, a `FactorChallenge` (R45).
 */
export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  summary: 'Inicia sesión y responde el token',
  body: loginBody,
  bodyBytes: 8 * 1024,
  cookies: true,
  ...signedIn,
});

/**
 * Body of the registration form; administrators may send `role` (decisions section 1), and `reemplazar`, the id of an
 * unconfirmed account with the same number to replace (R3).
 */
export const registerBody = z.object({
  ...identity,
  password,
  role: z.optional(role),
  reemplazar: z.optional(idInBody),
});

/**
 * Creates an account: anyone on the public page, an administrator in the panel (spec section 7); an administrator's needs
 * `X-Confirmacion` (R47).
 */
export const register = defineEndpoint({
  name: 'register',
  method: 'POST',
  path: '/auth/register',
  access: 'optional',
  summary: 'Crea una cuenta y responde su token',
  body: registerBody,
  bodyBytes: 8 * 1024,
  answer: z.object({ token: z.string() }),
  read: z.catch(z.object({ token: z.catch(z.nullable(z.string().check(z.minLength(1))), null) }), {
    token: null,
  }),
});

/** Whether registration is open (`REGISTRATION`, docs/interface.md); it is on a backend without this call. */
export const registrationStatus = defineEndpoint({
  name: 'registrationStatus',
  method: 'GET',
  path: '/registro',
  access: 'public',
  summary: 'Si el registro público está abierto',
  answer: z.object({ abierto: z.boolean() }),
});

/**
 * Changes one's own password; ends all other sessions and returns a new token (R6). 400 `weak_password` where the new one is
 * easy to guess (R5).
 */
export const changeOwnPassword = defineEndpoint({
  name: 'changeOwnPassword',
  method: 'PUT',
  path: '/auth/me/clave',
  access: 'signed-in',
  summary: 'Cambia la propia contraseña',
  body: z.object({
    claveActual: password,
    claveNueva: password.check(
      z.minLength(OWN_PASSWORD_LENGTH, `Escribe al menos ${OWN_PASSWORD_LENGTH} caracteres`),
    ),
  }),
  bodyBytes: 8 * 1024,
  answer: z.object({ token: z.string() }),
});

/** Sets a one-time password, valid for 72 hours (R5); needs `X-Confirmacion`, or `claveActual` in its place (R47). */
export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/users/:id/restablecer',
  access: 'ADMIN',
  summary: 'Pone una contraseña de un solo uso',
  params: idParams,
  body: z.object({
    clave: password.check(z.minLength(8, 'Escribe al menos 8 caracteres')),
    claveActual: z.optional(password),
  }),
  bodyBytes: 8 * 1024,
  ...confirmation,
});

/**
 * Ends all sessions of an account (R6): one's own, or any as an administrator; those of another administrator need
 * `X-Confirmacion`, or `claveActual` in its place (R47).
 */
export const closeSessions = defineEndpoint({
  name: 'closeSessions',
  method: 'POST',
  path: '/auth/users/:id/cerrar-sesiones',
  access: 'signed-in',
  summary: 'Cierra todas las sesiones de un usuario',
  params: idParams,
  body: z.optional(z.object({ claveActual: z.optional(password) })),
  bodyBytes: 8 * 1024,
  ...confirmation,
});

/**
 * A fresh confirmation (R46): `confirmacion` is sent as `X-Confirmacion` for five minutes with the calls that ask for it
 * (403 `confirmation_required`). By the password; for an account with a second factor by that alone, as an answer to a
 * challenge of `requestChallenge` (R45), 403 `factor_required` without it.
 */
export const confirmIdentity = defineEndpoint({
  name: 'confirmIdentity',
  method: 'POST',
  path: '/auth/me/confirmar',
  access: 'signed-in',
  summary: 'Confirma con la contraseña o el segundo factor un cambio delicado',
  body: z.union([z.object({ clave: password }), factorProof]),
  bodyBytes: 16 * 1024,
  answer: z.object({ confirmacion: z.string() }),
});

/** Ends the token that it is called with, on the server too; the account's other sessions stay. */
export const signOut = defineEndpoint({
  name: 'signOut',
  method: 'POST',
  path: '/auth/salir',
  access: 'signed-in',
  summary: 'Cierra esta sesión',
  ...confirmation,
});
