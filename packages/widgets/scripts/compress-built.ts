import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeText } from './files.ts';

/** Puts compressed copies beside the scripts and styles that Vite wrote. */
export function compressBuilt(folder: string): void {
  for (const name of globSync('{page,embed}*.{js,css}', { cwd: folder })) {
    const path = join(folder, name);
    writeText(path, readFileSync(path, 'utf8'));
  }
}
