import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { HeaderKind } from '../plugins/external/security-headers.ts';

/** Forms in which a body can travel. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** How a file is sent. */
export interface FileRule {
  readonly cacheControl: string;
  readonly headers: HeaderKind;
}

/** A file as it is served, whole in memory: nothing is looked up on disk when it is asked for (R27). */
export interface StaticFile extends FileRule {
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer };
  /** Content-Type. */
  readonly type: string;
  /** Hash of the plain body, without quotes. */
  readonly hash: string;
}

/** A text in every form in which it can travel. */
export function compressedText(text: string): Required<StaticFile['bodies']> {
  const identity = Buffer.from(text);
  // Quality 9 is within a percent of 11 and keeps the start short.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return { identity, br: brotliCompressSync(identity, { params }), gzip: gzipSync(identity, { level: 9 }) };
}

/** Names a body: the same bytes have the same name. */
export function bodyHash(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

/** A text that is served as a file. @param rule - how, and its Content-Type. */
export function textFile(text: string, rule: FileRule & Pick<StaticFile, 'type'>): StaticFile {
  const bodies = compressedText(text);
  return { ...rule, bodies, hash: bodyHash(bodies.identity) };
}
