import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../../http/route-config.ts';
import { openApiDocument } from '../../openapi/document.ts';
import { docsPage, docsStyle } from '../../openapi/page.ts';
import { securityHeaders } from '../../plugins/external/security-headers.ts';

/** Makes a value at its first use: the start should not wait for what few ask for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** GET /openapi.json, /docs and its stylesheet. */
export function docsRoutes(app: FastifyInstance, https: boolean): void {
  const config = publicRoute;
  const description = once(openApiDocument);
  const json = once(() => JSON.stringify(description()));
  const page = once(() => docsPage(description()));
  const headers = { ...securityHeaders(https).page, 'cache-control': 'no-cache' };
  app.get('/openapi.json', { config }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(json()),
  );
  app.get('/docs', { config }, async (_request, reply) =>
    reply.headers(headers).type('text/html; charset=utf-8').send(page()),
  );
  app.get('/docs/estilo.css', { config }, async (_request, reply) =>
    reply.headers(headers).type('text/css; charset=utf-8').send(docsStyle),
  );
}
