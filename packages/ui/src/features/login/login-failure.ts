import { ApiError } from '@ministerio/contract/client';
import { failureWords } from '../../connected/failure-words/failure-words.ts';
import type { FormFailure } from '../../internal/forms/form-failure.ts';

const TOO_MANY = 429;

/**
 * Why signing in failed (spec section 8, decisions section 3): 'Credenciales incorrectas' for every refused name or
 * password, whatever status a backend gives it; limits, a silent server and a missing network say what they are.
 */
export function loginFailure(error: unknown): FormFailure {
  const status = error instanceof ApiError && error.failure === 'refused' ? (error.status ?? 0) : 0;
  const refused = status >= 400 && status < 500 && status !== TOO_MANY;
  return { message: refused ? 'Credenciales incorrectas' : failureWords(error) };
}
