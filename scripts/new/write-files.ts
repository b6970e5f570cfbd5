import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** New and changed files of a generator, by path from the repository's root. */
export interface Generated {
  /** New files. */
  readonly files: Readonly<Record<string, string>>;
  /** Changes to files that list such things. */
  readonly edits: Readonly<Record<string, (text: string) => string>>;
}

/**
 * Inserts text before the first occurrence of a mark.
 * @throws Error where the text does not contain the mark.
 */
export function insertBefore(text: string, mark: string, inserted: string): string {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`There is no "${mark.trim()}" to write before.`);
  return text.slice(0, at) + inserted + text.slice(at);
}

/**
 * Writes everything, or nothing where a new file exists already; the formatter sorts imports.
 * @throws Error - a new file exists, or a list has no line to write before.
 */
export function writeGenerated({ files, edits }: Generated): void {
  for (const path of Object.keys(files)) if (existsSync(path)) throw new Error(`${path} is there already.`);
  const edited = Object.entries(edits).map(
    ([path, edit]) => [path, edit(readFileSync(path, 'utf8'))] as const,
  );
  const all = [...Object.entries(files), ...edited];
  for (const [path, text] of all) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(path);
  }
  spawnSync(
    'biome',
    ['check', '--write', ...all.map(([path]) => path).filter((path) => !path.endsWith('.mdx'))],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
}
