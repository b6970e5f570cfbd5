import { SPECULATION_RULES } from '@ministerio/content/site';
import { rememberedTheme } from '@ministerio/contract/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isSaveData } from '../../static/save-data.ts';
import type { Found } from '../../static/site-table.ts';
import { encodedBody, matchesEtag, themedPage } from '../../static/static-file.ts';
import { type HeaderKind, securityHeaders } from './security-headers.ts';

export interface StaticSiteOptions {
  /** Finds the file of a path, or the 404 page; null where not even that is built. */
  readonly find: (path: string) => Promise<Found | null>;
  readonly https: boolean;
}

const UNBUILT =
  '<!doctype html><html lang="es"><meta charset="utf-8"><title>Página no encontrada</title><h1>Página no encontrada</h1><p><a href="/">Ir al inicio</a></p>';

/** Everything outside /api: pages, files, calendars, widgets, and the 404 page for the rest. */
export const staticSite = fp<StaticSiteOptions>(
  async (app: FastifyInstance, { find, https }) => {
    const headers = securityHeaders(https);

    function send(found: Found, request: FastifyRequest, reply: FastifyReply): FastifyReply {
      const saveData = isSaveData(request.headers['save-data']);
      const { status, saveDataFile } = found;
      const plain = (saveData && saveDataFile) || found.file;
      const isPage = plain.type.startsWith('text/html');
      const hasTheme = isPage && plain.headers === 'page';
      const theme = hasTheme && rememberedTheme(request.headers.cookie ?? '');
      const file = theme ? themedPage(plain, theme) : plain;
      const { encoding, etag, body } = encodedBody(file, request.headers['accept-encoding']);
      const kind = hasTheme ? pageKind(request) : file.headers;
      reply.status(status).headers({ ...headers[kind], 'cache-control': file.cacheControl, etag });
      const vary = [
        ...(file.bodies.br || file.bodies.gzip ? ['accept-encoding'] : []),
        ...(isPage || saveDataFile ? ['save-data'] : []),
        ...(hasTheme ? ['cookie'] : []),
      ];
      if (vary.length > 0) reply.header('vary', vary.join(', '));
      // From a public page the browser may follow links ahead, where nobody counts bytes.
      if (hasTheme && kind === 'page' && !saveData)
        reply.header('speculation-rules', `"${SPECULATION_RULES}"`);
      // Scripts cannot read the request's headers, but they can read this one, and then skip optional downloads.
      if (saveData && isPage) reply.header('server-timing', 'save-data');
      if (status === 200 && matchesEtag(etag, request.headers['if-none-match'])) {
        return reply.status(304).send();
      }
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.type(file.type).send(body);
    }

    async function notFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const found = await find('/404');
      if (found !== null) return send(found, request, reply);
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
        const found = await find(path);
        return found === null ? notFound(request, reply) : send(found, request, reply);
      },
    });
    app.setNotFoundHandler(notFound);
  },
  { name: 'static-site' },
);

/** The signed-in application's document has passkeys (R45), and it, the door's and the projector's keep the screen on. */
function pageKind({ raw }: FastifyRequest): HeaderKind {
  const path = decodedPath(raw.url ?? '/');
  if (/^\/(auth|dashboard)(\/|$)/i.test(path)) return 'signed-in-page';
  return /^\/(puerta|pantalla)\/?$/i.test(path) ? 'door-page' : 'page';
}

/** The path without its query; one that cannot be decoded matches nothing. */
function decodedPath(url: string): string {
  const [path = '/'] = url.split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return '/%';
  }
}
