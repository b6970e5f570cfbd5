import { rememberedTheme } from '@ministerio/contract/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { bestEncoding, isKnown } from '../../static/negotiate.ts';
import { isSaveData } from '../../static/save-data.ts';
import type { Found, SiteTable } from '../../static/site-table.ts';
import { themedPage } from '../../static/themed-page.ts';
import { securityHeaders } from './security-headers.ts';

export interface StaticSiteOptions {
  readonly table: SiteTable;
  /** What a path leads to at this moment: the table, and what changes after the build. */
  readonly live: (path: string) => Promise<Found | null>;
  readonly https: boolean;
}

const UNBUILT =
  '<!doctype html><html lang="es"><meta charset="utf-8"><title>Página no encontrada</title><h1>Página no encontrada</h1><p><a href="/">Ir al inicio</a></p>';

/** Everything outside /api: pages, files, calendars, widgets, and the 404 page for the rest. */
export const staticSite = fp<StaticSiteOptions>(
  async (app: FastifyInstance, { table, live, https }) => {
    const headers = securityHeaders(https);

    function send(found: Found, request: FastifyRequest, reply: FastifyReply): FastifyReply {
      const saveData = isSaveData(request.headers['save-data']);
      const { status, saveDataFile } = found;
      const plain = saveData && saveDataFile ? saveDataFile : found.file;
      const isPage = plain.type.startsWith('text/html');
      const theme = isPage && plain.headers === 'page' && rememberedTheme(request.headers.cookie ?? '');
      const file = theme ? themedPage(plain, theme) : plain;
      const encoding = bestEncoding(file, request.headers['accept-encoding']);
      const etag = `"${file.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
      reply.status(status).headers({ ...headers[file.headers], 'cache-control': file.cacheControl, etag });
      const varies = [
        ...(file.bodies.br || file.bodies.gzip ? ['accept-encoding'] : []),
        ...(isPage || saveDataFile ? ['save-data'] : []),
        ...(isPage && file.headers === 'page' ? ['cookie'] : []),
      ];
      if (varies.length > 0) reply.header('vary', varies.join(', '));
      // Scripts cannot read the request's headers, but they can read this one: the page then waits with its own.
      if (saveData && isPage) reply.header('server-timing', 'save-data');
      if (status === 200 && isKnown(etag, request.headers['if-none-match'])) return reply.status(304).send();
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.type(file.type).send(file.bodies[encoding]);
    }

    function missing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
      const found = table.find('/404');
      if (found !== null) return send({ ...found, status: 404 }, request, reply);
      return reply.status(404).headers(headers.page).type('text/html; charset=utf-8').send(UNBUILT);
    }

    app.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      async handler(request, reply) {
        const path = decodedPath(request.raw.url ?? '/');
        // A fixed target: what was asked for never becomes part of a redirect (R20).
        if (/^\/auth\/?$/i.test(path)) {
          return reply.headers(headers.page).header('cache-control', 'no-cache').redirect('/auth/login', 302);
        }
        const found = await live(path);
        return found === null ? missing(request, reply) : send(found, request, reply);
      },
    });
    app.setNotFoundHandler(missing);
  },
  { name: 'static-site' },
);

/** The path without its query; one that cannot be decoded matches nothing. */
function decodedPath(url: string): string {
  const [path = '/'] = url.split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return '/%';
  }
}
