import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInBody } from '../schemas/common.ts';
import { apellido, codigo, email, nombre, password, role, username } from '../schemas/user.ts';

/**
 * Body of the registration form; administrators may send `role` (decisions section 1), and `reemplazar`, the id of an
 * unconfirmed account with the same number to replace (R3).
 */
export const registerBody = z.object({
  codigo,
  nombre,
  apellido,
  username,
  email,
  password,
  role: role.optional(),
  reemplazar: idInBody.optional(),
});

/** Creates an account: anyone on the public page, an administrator in the panel (spec section 7). */
export const register = defineEndpoint({
  name: 'register',
  method: 'POST',
  path: '/auth/register',
  access: 'optional',
  summary: 'Crea una cuenta y responde su token',
  body: registerBody,
  bodyBytes: 8 * 1024,
  answer: z.object({ token: z.string() }),
  read: z.object({ token: z.string().min(1).nullable().catch(null) }).catch({ token: null }),
});
