import { ApiError } from '@ministerio/contract/client';
import { failureWords, fieldErrors } from '../../connected/failure-words/failure-words.ts';
import type { FormFailure } from '../../internal/forms/form-failure.ts';

/** What the toast says of every failed registration (spec section 8). */
export const REGISTRATION_FAILED = 'Error al crear la cuenta. Por favor, inténtalo de nuevo.';

/** Whether the server takes no registrations at all (`REGISTRATION=closed`). */
export function isRegistrationClosed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'registration_closed';
}

/**
 * What the form says of a failed registration: the reason, where one is known, and each colliding field its sentence.
 * A weak password is the password field's.
 */
export function registrationFailure(error: unknown): FormFailure {
  const reason = failureWords(error, { fixed: REGISTRATION_FAILED });
  const message = reason.slice(REGISTRATION_FAILED.length).trim();
  const fields = { ...fieldErrors(error) };
  if (error instanceof ApiError && error.code === 'weak_password') fields.password ??= message;
  return { ...(message && !fields.password ? { message } : {}), fields };
}
