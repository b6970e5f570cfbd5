import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliBytes, writeCompressed } from '@ministerio/build-kit/compress';

/** Facts about a file for other sites' pages. */
export interface FileFacts {
  /** Size as it is, and compressed. */
  readonly bytes: number;
  readonly brotli: number;
  /** For the `integrity` of a script element. */
  readonly integrity: string;
}

/** Facts about a text file. */
export function factsOf(text: string): FileFacts {
  return {
    bytes: Buffer.byteLength(text),
    brotli: brotliBytes(text),
    integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  };
}

/** Writes a text file with its compressed copies. */
export async function writeText(path: string, text: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  await writeCompressed(path, Buffer.from(text));
}
