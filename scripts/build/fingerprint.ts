import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';

/**
 * One hash over the names and contents of the files that match, tests and stories left out.
 * @param globs - from the repository's root.
 */
export function fingerprint(globs: readonly string[]): string {
  const files = globSync([...globs])
    .filter((file) => !/\.(test|stories)\.tsx?$|[\\/]node_modules[\\/]|[\\/]generated[\\/]/.test(file))
    .filter((file) => statSync(file).isFile())
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.replaceAll('\\', '/')).update('\0').update(readFileSync(file));
  return hash.update(process.version).digest('hex');
}
