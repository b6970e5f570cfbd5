import { ApiError } from '@ministerio/contract/client';
import { failureWords } from '../kit/failure-words/failure-words.ts';
import type { FormFailure } from '../kit/forms/show-failure.ts';

const TOO_MANY = 429;

/**
 * The error of a failed login (spec section 8, decisions section 3): 'Credenciales incorrectas' for
 * refused credentials, whatever status a backend uses; rate limits, a silent server and a missing network
 * have their own messages.
 */
export function loginFailure(error: unknown): FormFailure {
  const status = error instanceof ApiError && error.failure === 'refused' ? (error.status ?? 0) : 0;
  const refused = status >= 400 && status < 500 && status !== TOO_MANY;
  return { message: refused ? 'Credenciales incorrectas' : failureWords(error) };
}
