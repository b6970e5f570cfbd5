import { PHOTO_FORMATS, PHOTO_WIDTHS } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { readPhotoFile } from '../db/repositories/photos.ts';
import { Problem } from '../http/problem.ts';
import { securityHeaders } from '../plugins/external/security-headers.ts';
import { matchesEtag } from '../static/static-file.ts';

export interface PhotoFilesOptions {
  readonly context: Pick<Context, 'store'>;
  /** Whether the public address is https. */
  readonly https: boolean;
}

const ADDRESS = new RegExp(`^([0-9a-f]{32})-(${PHOTO_WIDTHS.join('|')})\\.(${PHOTO_FORMATS.join('|')})$`);

/**
 * GET /fotos/{id}-{width}.{format}. A picture never changes, so its address is its ETag; but it may be withdrawn, so
 * each request asks the database, and browsers keep it for a day at most (R62).
 */
export async function photoFiles(app: FastifyInstance, { context, https }: PhotoFilesOptions): Promise<void> {
  const headers = securityHeaders(https)['cross-origin-passive'];
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/fotos/:file',
    async handler({ params: { file }, headers: { 'if-none-match': known } }, reply) {
      reply.headers(headers);
      const [, id = '', width, extension] = ADDRESS.exec(file) ?? [];
      const format = PHOTO_FORMATS.find((name) => name === extension);
      if (format === undefined) throw new Problem('not_found');
      const image = await readPhotoFile(context.store, id, Number(width), format);
      if (image === null) throw new Problem('not_found');
      const etag = `"${file}"`;
      reply.headers({ 'cache-control': 'public, max-age=86400', etag });
      if (matchesEtag(etag, known)) return reply.status(304).send();
      return reply
        .type(`image/${format}`)
        .send(Buffer.from(image.buffer, image.byteOffset, image.byteLength));
    },
  });
}
