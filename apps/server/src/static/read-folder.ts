import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { PUBLIC_URL_PLACEHOLDER } from '@ministerio/build-kit/public-url';
import { contentTypeOf, mayNameThePublicUrl } from './content-types.ts';
import { bodyHash, compressedText, type FileRule, type StaticFile } from './static-file.ts';

/**
 * The files of a built folder by their path in it, with `/` between the parts. No links, no hidden files, no source maps
 * (R27).
 * @param folder - absolute; null, or one that does not exist, is empty.
 * @param publicUrl - origin to put in the placeholder's place; null leaves it.
 * @param rule - how a file is served, by its path.
 */
export function readFolder(
  folder: string | null,
  publicUrl: string | null,
  rule: (path: string) => FileRule,
): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (folder === null || !existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const whole = join(entry.parentPath, entry.name);
    const path = relative(folder, whole).split(sep).join('/');
    const type = contentTypeOf(path);
    if (!entry.isFile() || type === null || path.split('/').some((part) => part.startsWith('.'))) continue;
    const body = readFileSync(whole);
    const bodies = personalised(path, body, publicUrl) ?? { identity: body, ...compressedSiblings(whole) };
    files.set(path, { bodies, type, hash: bodyHash(bodies.identity), ...rule(path) });
  }
  return files;
}

/** The bodies with the public address filled in; null where the file has no placeholder. */
function personalised(path: string, body: Buffer, publicUrl: string | null): StaticFile['bodies'] | null {
  if (publicUrl === null || !mayNameThePublicUrl(path) || !body.includes(PUBLIC_URL_PLACEHOLDER)) return null;
  const named = body.toString('utf8').replaceAll(PUBLIC_URL_PLACEHOLDER, publicUrl);
  // Inside links that carry a whole address as text.
  return compressedText(
    named.replaceAll(encodeURIComponent(PUBLIC_URL_PLACEHOLDER), encodeURIComponent(publicUrl)),
  );
}

function compressedSiblings(whole: string): { br?: Buffer; gzip?: Buffer } {
  return {
    ...(existsSync(`${whole}.br`) ? { br: readFileSync(`${whole}.br`) } : {}),
    ...(existsSync(`${whole}.gz`) ? { gzip: readFileSync(`${whole}.gz`) } : {}),
  };
}
