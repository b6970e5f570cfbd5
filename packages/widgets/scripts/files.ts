import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A file as strangers' pages name it. */
export interface FileFacts {
  /** Of the file as it is, and as it travels. */
  readonly bytes: number;
  readonly brotli: number;
  /** For the `integrity` of a script element. */
  readonly integrity: string;
}

/** Facts about a text file. */
export function factsOf(text: string): FileFacts {
  return {
    bytes: Buffer.byteLength(text),
    brotli: brotli(text).length,
    integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  };
}

/** Writes a text file with its compressed copies, which the server sends as they are. */
export function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  writeFileSync(`${path}.br`, brotli(text));
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
}

function brotli(text: string): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  };
  return brotliCompressSync(text, { params });
}
