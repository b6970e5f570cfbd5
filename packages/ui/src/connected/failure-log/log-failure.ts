import { errorMessages } from '@ministerio/contract';
import { ApiError } from '@ministerio/contract/client';

/** What kind of failure it was: nothing that was typed or answered, for that may be about a person. */
function kindOf(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.name : 'unknown';
  const { failure, status, code } = error;
  // A code that is not ours may be any text.
  const known = code !== undefined && Object.hasOwn(errorMessages, code) ? code : undefined;
  return [failure, status, known].filter((part) => part !== undefined).join(' ');
}

/**
 * Passes a call's outcome on; a failure is also noted in the console, where the spec says 'logged' or 'internal'
 * (section 8). A call that was taken back is none.
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
