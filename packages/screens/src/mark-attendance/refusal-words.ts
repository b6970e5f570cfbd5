import { ApiError } from '@ministerio/contract/client';

const FAILED = 'Error al marcar la asistencia.';

/**
 * The message of a failed mark (spec section 8): the server's message after 'Error: ', 'Error: No autorizado'
 * for a refusal without a message, and the fixed sentence without an answer.
 */
export function markRefusalWords(error: unknown): string {
  if (!(error instanceof ApiError)) return FAILED;
  if (error.failure === 'no-token') return 'Token no encontrado';
  if (error.failure !== 'refused') return FAILED;
  return `Error: ${error.serverMessage ?? 'No autorizado'}`;
}
