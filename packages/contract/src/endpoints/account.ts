import { z } from 'zod';
import { defineEndpoint, statusOnly } from '../endpoint.ts';
import { idParams, messageAnswer } from '../schemas/common.ts';
import { password } from '../schemas/user.ts';

/** Changes one's own password; ends all other sessions and returns a new token (R6). */
export const changeOwnPassword = defineEndpoint({
  name: 'changeOwnPassword',
  method: 'PUT',
  path: '/auth/me/clave',
  access: 'signed-in',
  summary: 'Cambia la propia contraseña',
  body: z.object({ claveActual: password, claveNueva: password }),
  bodyBytes: 8 * 1024,
  answer: z.object({ token: z.string() }),
});

/** Sets a one-time password, valid for 72 hours (R5); needs `claveActual` for another administrator. */
export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/users/:id/restablecer',
  access: 'ADMIN',
  summary: 'Pone una contraseña de un solo uso',
  params: idParams,
  body: z.object({
    clave: password.min(8, 'Escribe al menos 8 caracteres'),
    claveActual: password.optional(),
  }),
  bodyBytes: 8 * 1024,
  answer: messageAnswer,
  read: statusOnly,
});

/**
 * Ends all sessions of an account (R6): one's own, or any as an administrator; needs `claveActual` for another
 * administrator.
 */
export const closeSessions = defineEndpoint({
  name: 'closeSessions',
  method: 'POST',
  path: '/auth/users/:id/cerrar-sesiones',
  access: 'signed-in',
  summary: 'Cierra todas las sesiones de un usuario',
  params: idParams,
  body: z.object({ claveActual: password.optional() }).optional(),
  bodyBytes: 8 * 1024,
  answer: messageAnswer,
  read: statusOnly,
});
