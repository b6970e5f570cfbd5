import { rateLimitedMessage } from '@ministerio/contract';
import { ApiError } from '@ministerio/contract/client';

const NO_CONNECTION = 'No hay conexión. Inténtalo de nuevo.';
const SERVER_SILENT = 'El servidor no responde. Inténtalo más tarde.';
const UNKNOWN = 'Ocurrió un error inesperado. Inténtalo de nuevo.';
const DEFAULT_WAIT_SECONDS = 30;

/** The reason without the screen's own sentence; null where there is nothing to add. */
function reasonOf(error: unknown): string | null {
  if (error instanceof Error && error.name === 'StorageRefusedError') return error.message;
  if (!(error instanceof ApiError)) return null;
  if (error.failure === 'no-token') return 'Token no encontrado';
  if (error.failure === 'network') return NO_CONNECTION;
  if (error.failure === 'timeout') return SERVER_SILENT;
  if (error.status === 429) return rateLimitedMessage(error.retryAfterSeconds ?? DEFAULT_WAIT_SECONDS);
  if (error.status !== undefined && error.status >= 500) return error.serverMessage ?? SERVER_SILENT;
  return error.serverMessage;
}

/**
 * The message for a failed call (spec section 8, decisions sections 3 and 4): the spec's fixed sentence,
 * then the reason.
 * @param error - the thrown value.
 * @param fixed - the screen's sentence from the error catalogue, such as 'No se pudo guardar el aporte'.
 */
export function failureWords(error: unknown, fixed?: string): string {
  const reason = reasonOf(error);
  if (fixed === undefined) return reason ?? UNKNOWN;
  if (reason === null || reason === fixed) return fixed;
  return `${/[.!?]$/.test(fixed) ? fixed : `${fixed}.`} ${reason}`;
}

/**
 * The message for the last failure of a query or mutation; null where it did not fail.
 * @param fixed - as in {@link failureWords}.
 */
export function failureOf({ error }: { readonly error: Error | null }, fixed?: string): string | null {
  return error && failureWords(error, fixed);
}

/** Whether a call succeeds; where it fails, its mutation has the error. */
export function succeeds(call: Promise<unknown>): Promise<boolean> {
  return call.then(
    () => true,
    () => false,
  );
}

/** The server's message for each invalid field. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.fields : {};
}
