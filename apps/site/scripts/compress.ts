import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
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
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      writeFileSync(`${file}.br`, await compressBrotli(bytes, { params }));
      writeFileSync(`${file}.gz`, await compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
  return files.length;
}
