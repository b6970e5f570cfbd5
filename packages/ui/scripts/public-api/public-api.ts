/** Exported names and props as text. `npm run api` writes `public-api.txt`, after changing them on purpose. */
import { existsSync, globSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describeExport } from './describe-export.ts';
import { type FoundExport, findExports } from './find-exports.ts';

const src = resolve(import.meta.dirname, '../../src');

/** A public folder of the package and its exports. */
export interface PublicEntry {
  /** As it is imported: `primitives/button`. */
  readonly path: string;
  readonly exports: readonly FoundExport[];
}

/** Every folder that `package.json#exports` opens, in alphabetical order. */
export function publicEntries(): PublicEntry[] {
  const components = globSync('{primitives,composed}/*', { cwd: src, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${basename(entry.parentPath)}/${entry.name}`);
  return [...components, 'tokens', 'words'].sort().flatMap((path) => {
    const file = [`${path}/index.ts`, `${path}/${basename(path)}.tsx`].find((one) =>
      existsSync(resolve(src, one)),
    );
    return file ? [{ path, exports: findExports(resolve(src, file)) }] : [];
  });
}

/** The package's exported names and props as text: the content of `public-api.txt`, which a test compares. */
export function publicApiText(): string {
  const blocks = publicEntries().map(({ path, exports }) => {
    const described = exports.map(describeExport).sort((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));
    return [path, ...described.flat().map((line) => `  ${line}`)].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

if (import.meta.main) writeFileSync(resolve(src, '../public-api.txt'), publicApiText());
