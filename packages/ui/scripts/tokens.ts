/**
 * Writes `src/tokens/generated` from the palette and the tables of `src/tokens`, where it changed:
 * `node packages/ui/scripts/tokens.ts`. Every build runs it first.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { palette } from '@ministerio/content';
import { generatedFiles } from '../src/tokens/generated-files.ts';

const folder = new URL('../src/tokens/generated/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, text] of Object.entries(generatedFiles(palette))) {
  const file = new URL(name, folder);
  const written = await readFile(file, 'utf8').catch(() => null);
  if (written !== text) await writeFile(file, text);
}
