import { globSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Best quality: files are compressed once and sent for a year. */
function best(bytes: Uint8Array): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  };
}

/** Compressed size in bytes. */
export function brotliBytes(text: string): number {
  const bytes = Buffer.from(text);
  return brotliCompressSync(bytes, best(bytes)).length;
}

/** Writes a file's compressed copies beside it, `.br` and `.gz`, for the server to send. */
export async function writeCompressed(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${path}.br`, await brotliAsync(bytes, best(bytes)));
  await writeFile(`${path}.gz`, await gzipAsync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

const TEXT_FILES = '**/*.{html,js,css,svg,json,xml,txt,webmanifest,ics}';
/** Below this size the headers weigh more than compression saves. */
const MIN_BYTES = 512;

/**
 * Writes compressed copies of the text files of a folder.
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
