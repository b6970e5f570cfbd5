import { ApiError } from '@ministerio/contract/client';
import { failureWords, fieldErrors } from '../kit/failure-words/failure-words.ts';
import type { FormFailure } from '../kit/forms/show-failure.ts';

/** The toast for every failed registration (spec section 8). */
export const REGISTRATION_FAILED = 'Error al crear la cuenta. Por favor, inténtalo de nuevo.';

/** Whether the server accepts no registrations (`REGISTRATION=closed`). */
export function isRegistrationClosed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'registration_closed';
}

/**
 * The error of a failed registration: the reason, if known, and the message of each refused field. A weak
 * password belongs to the password field.
 */
export function registrationFailure(error: unknown): FormFailure {
  const reason = failureWords(error, REGISTRATION_FAILED);
  const message = reason.slice(REGISTRATION_FAILED.length).trim();
  const fields = { ...fieldErrors(error) };
  if (error instanceof ApiError && error.code === 'weak_password') fields.password ??= message;
  return { ...(message && !fields.password ? { message } : {}), fields };
}
