import type { registerBody } from '@ministerio/contract';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { RegistrationValues } from './registration-values.ts';

/** The fields as they stand in the form, before the contract's rules clean them. */
export type RegistrationInput = z.input<typeof registerBody>;

/** The registration's form state, handed to the groups of its fields. */
export type RegistrationHandle = UseFormReturn<RegistrationInput, unknown, RegistrationValues>;
