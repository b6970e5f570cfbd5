import { ApiError } from '@ministerio/contract/client';

const FAILED = 'Error al marcar la asistencia.';

/**
 * What a failed mark says (spec section 8): the server's message behind 'Error: ', 'Error: No autorizado' where the
 * server refused without a word, and the fixed sentence where there was no answer.
 */
export function markRefusalWords(error: unknown): string {
  if (!(error instanceof ApiError)) return FAILED;
  if (error.failure === 'no-token') return 'Token no encontrado';
  if (error.failure !== 'refused') return FAILED;
  return `Error: ${error.serverMessage ?? 'No autorizado'}`;
}
