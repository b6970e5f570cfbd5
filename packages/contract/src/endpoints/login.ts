import { z } from 'zod';
import { hasForbiddenCharacters } from '../domain/text/plain-text.ts';
import { defineEndpoint } from '../endpoint.ts';

const USERNAME_MISSING = 'Por favor ingresa tu nombre de usuario';
const WRONG = 'Credenciales incorrectas';
const PASSWORD_MISSING = 'Por favor ingresa tu contraseña';

/** Body of the login form: both non-blank (spec section 5); the password as typed, never trimmed. */
export const loginBody = z.object({
  username: z
    .string({ error: USERNAME_MISSING })
    .max(254, USERNAME_MISSING)
    .refine((text) => text.trim() !== '', USERNAME_MISSING)
    // No account has such a name, and not every database can search for it.
    .refine((text) => !hasForbiddenCharacters(text.trim()), WRONG),
  password: z
    .string({ error: PASSWORD_MISSING })
    .max(128, WRONG)
    .refine((text) => text.trim() !== '', PASSWORD_MISSING),
});

/** Signs in with username and membership number (spec section 7). */
export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  summary: 'Inicia sesión y responde el token',
  body: loginBody,
  bodyBytes: 8 * 1024,
  answer: z.object({ token: z.string() }),
  read: z.object({ token: z.string().min(1) }),
});
