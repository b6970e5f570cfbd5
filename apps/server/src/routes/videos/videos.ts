import { listVideos } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { publicRoute } from '../../http/route-config.ts';
import type { Sermons } from '../../sermons/sermons.ts';
import type { Thumbnails } from '../../sermons/thumbnails.ts';

/** How many crops of the rosette the site's build publishes for sermons without a picture: `/miniatura-0.svg` and on. */
const STAND_INS = 4;

/** GET /videos and /videos/{id}/miniatura: any page may read them (R15, R26). */
export function videoRoutes(app: FastifyInstance, sermons: Sermons, thumbnails: Thumbnails): void {
  route(app, listVideos, {
    crossOrigin: true,
    async handle({ reply, request }) {
      const list = await sermons.list();
      if (list === null) throw new Problem('feed_unavailable');
      reply.headers({ etag: list.etag, 'cache-control': 'public, max-age=300' });
      if (request.headers['if-none-match'] === list.etag) reply.code(304);
      return { items: list.items.map(({ id, title, link }) => ({ id, title, link })) };
    },
  });
  app.get<{ Params: { id: string } }>(
    '/videos/:id/miniatura',
    { config: { ...publicRoute, crossOrigin: true } },
    async ({ params }, reply) => {
      const thumbnail = await thumbnails.read(params.id);
      if (thumbnail === null) throw new Problem('not_found');
      if ('index' in thumbnail) {
        return reply
          .header('cache-control', 'public, max-age=1800')
          .redirect(`/miniatura-${thumbnail.index % STAND_INS}.svg`);
      }
      return reply
        .headers({ 'content-type': thumbnail.type, 'cache-control': 'public, max-age=86400' })
        .send(Buffer.from(thumbnail.image));
    },
  );
}
