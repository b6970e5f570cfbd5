import * as z from 'zod/mini';

const accountChange = z.object({
  que: z.enum(['clave', 'clave-de-un-uso', 'correo', 'lidera']),
  /** Username of the author. */
  por: z.string(),
  /** ISO 8601 instant in UTC. */
  cuando: z.string(),
});

/** A change to an account by somebody else; `lidera` named its owner a leader (R51). */
export type AccountChange = z.output<typeof accountChange>;

/** Answer of a sign-in; our own server adds others' changes to password, e-mail and ministries to lead (R6). */
export const signedIn = {
  answer: z.object({ token: z.string(), cambios: z.optional(z.array(accountChange)) }),
  read: z.object({ token: z.string().check(z.minLength(1)), cambios: z.catch(z.array(accountChange), []) }),
};

/** The answer of a sign-in, as a client reads it. */
export type SignedIn = z.output<typeof signedIn.read>;
