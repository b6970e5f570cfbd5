import { errorMessages } from '@ministerio/contract';
import { ApiError } from '@ministerio/contract/client';

/** The kind of failure only: input and answers may hold personal data. */
function kindOf(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.name : 'unknown';
  const { failure, status, code } = error;
  // An unknown code may be any text.
  const knownCode = code !== undefined && Object.hasOwn(errorMessages, code) ? code : undefined;
  return [failure, status, knownCode].filter((part) => part !== undefined).join(' ');
}

/**
 * Passes a call's result through and logs a failure to the console, where the spec says 'logged' or
 * 'internal' (section 8). An aborted call is not logged.
 * @param sentence - the error catalogue's, such as 'Error al iniciar sesión'.
 */
export async function logged<T>(sentence: string, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const isTakenBack = error instanceof ApiError && error.failure === 'aborted';
    if (!isTakenBack) console.warn(`${sentence}: ${kindOf(error)}`);
    throw error;
  }
}
