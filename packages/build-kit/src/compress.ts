import { writeFile } from 'node:fs/promises';
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

/** Number of bytes that travel. */
export function brotliBytes(text: string): number {
  const bytes = Buffer.from(text);
  return brotliCompressSync(bytes, best(bytes)).length;
}

/** Writes a file's compressed copies beside it, `.br` and `.gz`, which the server sends as they are. */
export async function writeCompressed(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${path}.br`, await brotliAsync(bytes, best(bytes)));
  await writeFile(`${path}.gz`, await gzipAsync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
