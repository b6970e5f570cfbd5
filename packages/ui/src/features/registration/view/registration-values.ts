import type { registerBody } from '@ministerio/contract';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

/** What the registration form collects; `role` only in the panel. */
export type RegistrationValues = z.output<typeof registerBody>;

/** The fields as they stand in the form, before the contract's rules clean them. */
export type RegistrationInput = z.input<typeof registerBody>;

/** The registration's form state, handed to the groups of its fields. */
export type RegistrationHandle = UseFormReturn<RegistrationInput, unknown, RegistrationValues>;

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
