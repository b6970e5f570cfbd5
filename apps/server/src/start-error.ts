/**
 * Why the server cannot start, in one Spanish line. It may name a variable or a folder,
 * never a variable's value (R30).
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The code that the system, SQLite or PostgreSQL gave an error; undefined for an error without one. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
