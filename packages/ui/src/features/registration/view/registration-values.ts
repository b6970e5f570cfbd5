import type { registerBody } from '@ministerio/contract';
import type { z } from 'zod';

/** What the registration form collects; `role` only in the panel. */
export type RegistrationValues = z.output<typeof registerBody>;

/** Who fills the form in: anyone on the public page, an administrator in the panel. */
export type RegistrationAudience = 'public' | 'panel';

/** The fields in the spec's order (section 5): the first wrong one takes the focus. */
export const registrationOrder = [
  'codigo',
  'nombre',
  'apellido',
  'username',
  'email',
  'password',
  'role',
] as const satisfies readonly (keyof RegistrationValues)[];
