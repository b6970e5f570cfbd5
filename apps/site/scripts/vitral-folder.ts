import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from './paths.ts';

const HASH_LENGTH = 8;

/**
 * Path under which the drawn pictures are published. It names their contents, so that they can be cached for
 * ever; one name for all of them keeps two dozen addresses out of the first script.
 */
export function vitralFolder(): string {
  if (!existsSync(folders.vitral)) return '/assets/vitral';
  const hash = createHash('sha256');
  for (const file of globSync('*.svg', { cwd: folders.vitral }).sort()) {
    hash.update(file).update(readFileSync(join(folders.vitral, file)));
  }
  return `/assets/vitral-${hash.digest('base64url').slice(0, HASH_LENGTH)}`;
}
