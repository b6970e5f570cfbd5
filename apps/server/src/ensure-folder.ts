import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and what is missing above it, readable by this user alone. Node's own recursive form never ends
 * where the system denies that an existing parent exists, as /proc does.
 * @param path - absolute.
 * @throws Error - the system's own, with its code.
 */
export function ensureFolder(path: string): void {
  if (existsSync(path)) return;
  ensureFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}
