import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Theme } from '@ministerio/contract/domain';
import { preferredEncoding } from '../http/accept-encoding.ts';
import type { HeaderKind } from '../plugins/external/security-headers.ts';

/** Encodings of a body. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** How a file is served. */
export interface FileRule {
  readonly cacheControl: string;
  readonly headers: HeaderKind;
}

/** A served file, whole in memory: no request reads the disk (R27). */
export interface StaticFile extends FileRule {
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer };
  /** Content-Type. */
  readonly type: string;
  /** Hash of the plain body, without quotes. */
  readonly hash: string;
}

/** Encodes a text in every way. */
export function compressedText(text: string): Required<StaticFile['bodies']> {
  const identity = Buffer.from(text);
  // Pages are compressed while others are served: 5 takes 2 ms for one and comes within 2 % of 9, which takes 20.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return { identity, br: brotliCompressSync(identity, { params }), gzip: gzipSync(identity) };
}

/** A short hash of a body. */
export function bodyHash(body: Buffer | string): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

/** Makes a served file of a text. @param rule - how it is served, and its Content-Type. */
export function textFile(text: string, rule: FileRule & Pick<StaticFile, 'type'>): StaticFile {
  const bodies = compressedText(text);
  return { ...rule, bodies, hash: bodyHash(bodies.identity) };
}

/** The body in the encoding that a browser prefers. @param accepted - its `Accept-Encoding`. */
export function encodedBody({ bodies, hash }: StaticFile, accepted: string | string[] | undefined) {
  const encoding = preferredEncoding(
    accepted,
    (['br', 'gzip'] as const).filter((name) => bodies[name] !== undefined),
  );
  const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  return { encoding, etag, body: bodies[encoding] ?? bodies.identity };
}

/** Whether `If-None-Match` names this very body. */
export function matchesEtag(etag: string, header: string | undefined): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

const themed = new WeakMap<StaticFile, Map<Theme, StaticFile>>();

/**
 * A page in the theme that a visitor chose: its first paint is right before any script has come. Written and
 * compressed once for each page and theme.
 */
export function themedPage(page: StaticFile, theme: Theme): StaticFile {
  const known = themed.get(page) ?? new Map<Theme, StaticFile>();
  themed.set(page, known);
  const file = known.get(theme) ?? withTheme(page, theme);
  known.set(theme, file);
  return file;
}

function withTheme({ bodies, type, cacheControl, headers }: StaticFile, theme: Theme): StaticFile {
  const html = bodies.identity.toString('utf8').replace('<html ', `<html data-theme="${theme}" `);
  return textFile(html, { type, cacheControl, headers });
}
