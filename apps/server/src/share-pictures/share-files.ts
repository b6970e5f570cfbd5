import type { SharePicture } from '@ministerio/content/site';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/problem.ts';
import { programOf, runApart } from '../photos/run-apart.ts';
import { securityHeaders } from '../plugins/external/security-headers.ts';
import { BoundedSemaphore } from '../security/bounded-semaphore.ts';
import { ALWAYS_ASK, IMMUTABLE } from '../static/site-table.ts';
import { matchesEtag } from '../static/static-file.ts';

export interface ShareFilesOptions {
  /** The picture of a name as what is published says it now. */
  readonly picture: (name: string) => SharePicture | undefined;
  /** Whether the public address is https. */
  readonly https: boolean;
}

const LIMIT_MS = 20_000;
const NAME = /^(.+)-[0-9a-f]{8}\.jpg$/;
const program = programOf('share-process', import.meta.url);

/**
 * GET /compartir/{name}-{hash}.jpg: what a shared link shows. Drawn at the first request and kept until what is published
 * says something else. A former address answers with the current picture, so that no new preview shows an hour that has changed.
 */
export async function shareFiles(app: FastifyInstance, { picture, https }: ShareFilesOptions): Promise<void> {
  const headers = securityHeaders(https)['cross-origin-passive'];
  const drawn = new Map<string, { readonly path: string; readonly jpeg: Promise<Buffer> }>();
  const turn = new BoundedSemaphore({ slots: 1, queue: 24, waitMs: 10_000 });

  function jpegOf(name: string, { path, draw }: SharePicture): Promise<Buffer> {
    const known = drawn.get(name);
    if (known?.path === path) return known.jpeg;
    const jpeg = turn
      .run(async () => runApart<Uint8Array>(program, await draw(), LIMIT_MS))
      .then((bytes) => {
        if (bytes === null) throw new Problem('busy', { headers: { 'retry-after': '3' } });
        return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      });
    // Activities come and go.
    for (const other of drawn.keys()) if (picture(other) === undefined) drawn.delete(other);
    drawn.set(name, { path, jpeg });
    // A failure is not kept.
    jpeg.catch(() => drawn.get(name)?.jpeg === jpeg && drawn.delete(name));
    return jpeg;
  }

  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/compartir/:file',
    async handler({ params: { file }, headers: { 'if-none-match': known } }, reply) {
      reply.headers(headers);
      const [, name = ''] = NAME.exec(file) ?? [];
      const shown = picture(name);
      if (shown === undefined) throw new Problem('not_found');
      const etag = `"${shown.path}"`;
      const isCurrent = shown.path.endsWith(`/${file}`);
      const kept = { 'cache-control': isCurrent ? IMMUTABLE : ALWAYS_ASK, etag };
      if (matchesEtag(etag, known)) return reply.headers(kept).status(304).send();
      const jpeg = await jpegOf(name, shown);
      return reply.headers(kept).type('image/jpeg').send(jpeg);
    },
  });
}
