import type { registerBody } from '@ministerio/contract';
import { identityOrder } from '@ministerio/ui/composed/identity-fields';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';

/** The form's values; `role` only in the panel. */
export type RegistrationValues = z.output<typeof registerBody>;

/** The form's raw values, before the contract's schema transforms them. */
export type RegistrationInput = z.input<typeof registerBody>;

/** The form object, passed to the groups of fields. */
export type RegistrationHandle = UseFormReturn<RegistrationInput, unknown, RegistrationValues>;

/** Author of the form: anyone on the public page, an administrator in the panel. */
export type RegistrationAudience = 'public' | 'panel';

/** The fields in the spec's order (section 5): the first wrong one takes the focus. */
export const registrationOrder = [
  ...identityOrder,
  'password',
  'role',
] as const satisfies readonly (keyof RegistrationValues)[];
