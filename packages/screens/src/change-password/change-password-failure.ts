import { ApiError } from '@ministerio/contract/client';
import { failureWords, fieldErrors } from '../kit/failure-words/failure-words.ts';
import type { FormFailure } from '../kit/forms/show-failure.ts';

const fieldOfCode: Readonly<Record<string, string>> = {
  wrong_current_password: 'claveActual',
  weak_password: 'claveNueva',
};

/** The error of a failed change: under the invalid field, or on the form. */
export function changePasswordFailure(error: unknown): FormFailure {
  const message = failureWords(error);
  const field = error instanceof ApiError ? fieldOfCode[error.code ?? ''] : undefined;
  if (field !== undefined) return { fields: { [field]: message } };
  return { message, fields: fieldErrors(error) };
}
