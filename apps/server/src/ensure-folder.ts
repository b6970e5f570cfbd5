import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder with its missing parents, readable by this user alone. Node's own recursive option never returns
 * where the system denies that an existing parent exists, as in /proc.
 * @param path - absolute.
 * @throws Error - the system's own, with its code.
 */
export function ensureFolder(path: string): void {
  if (existsSync(path)) return;
  ensureFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}
