/**
 * Why the server cannot start, in one Spanish line. It may name a variable or a folder,
 * never a variable's value (R30).
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
