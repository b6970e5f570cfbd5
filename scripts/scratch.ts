import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/** Folders that builds and the compiler read. */
const copied = [
  'packages',
  'apps',
  'docs',
  'scripts',
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'biome.json',
];
const excluded = new Set(['dist', '.cache', '.vite', '.vite-temp', 'baselines', 'storybook-static']);

/**
 * Copies the repository's sources, to edit them; the installed packages are the same.
 * @param purpose - start of the folder's name.
 * @param more - further paths from the root.
 * @returns its folder, which the caller removes.
 */
export function makeScratch(purpose: string, more: readonly string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), `${purpose}-`));
  for (const path of [...copied, ...more]) {
    cpSync(path, join(folder, path), {
      recursive: true,
      // Links between the packages are relative: in the copy they lead to the copy.
      verbatimSymlinks: true,
      filter: (source) => !excluded.has(basename(source)),
    });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}
