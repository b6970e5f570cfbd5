import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/** What a build needs; nothing of it is written to by the copy's builds. */
const copied = [
  'packages',
  'apps',
  'scripts',
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'biome.json',
];
const left = new Set(['dist', '.cache', '.vite', 'baselines', 'storybook-static']);

/**
 * A copy of the repository's sources that another church may edit, with the same installed packages.
 * @returns its folder, which the caller removes.
 */
export function makeScratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'second-church-'));
  for (const path of copied) {
    cpSync(path, join(folder, path), {
      recursive: true,
      // Links between the packages are relative: in the copy they lead to the copy.
      verbatimSymlinks: true,
      filter: (source) => !left.has(basename(source)),
    });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}
