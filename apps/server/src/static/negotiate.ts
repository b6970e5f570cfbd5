import type { Encoding, StaticFile } from './static-file.ts';

/** The best form of a file that a browser takes. @param accepted - its `Accept-Encoding`. */
export function bestEncoding({ bodies }: StaticFile, accepted: string | undefined): Encoding {
  const taken = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => quality === undefined || !/^q=0(\.0*)?$/.test(quality))
      .map(([name]) => name),
  );
  if (bodies.br !== undefined && taken.has('br')) return 'br';
  if (bodies.gzip !== undefined && taken.has('gzip')) return 'gzip';
  return 'identity';
}

/** Whether the browser holds this very body. @param known - its `If-None-Match`. */
export function isKnown(etag: string, known: string | undefined): boolean {
  if (known === undefined) return false;
  return known.trim() === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
