import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeCompressed } from '@ministerio/build-kit/compress';

const TEXT_FILES = '**/*.{html,js,css,svg,json,xml,txt,webmanifest,ics}';
/** Below this size the headers weigh more than what compression saves. */
const MIN_BYTES = 512;

/**
 * Puts a `.br` and a `.gz` beside every text file, for servers that send them as they are.
 * @param folder - absolute path.
 * @returns how many files were compressed.
 */
export async function compressFolder(folder: string): Promise<number> {
  const files = globSync(TEXT_FILES, { cwd: folder })
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).size >= MIN_BYTES);
  await Promise.all(files.map((file) => writeCompressed(file, readFileSync(file))));
  return files.length;
}
