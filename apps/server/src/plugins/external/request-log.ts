import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * One line per answer: method, route pattern, status, time, request id, account id; never a query, a body, a header,
 * an address or a name (R30).
 */
export const requestLog = fp<{ trustsProxy: boolean }>(
  async (app: FastifyInstance, { trustsProxy }) => {
    let warned = trustsProxy;
    app.addHook('onRequest', (request, _reply, done) => {
      if (!warned && request.headers['x-forwarded-for'] !== undefined) {
        warned = true;
        request.log.warn('Llegan cabeceras X-Forwarded-*, pero TRUST_PROXY no está definida: se ignoran.');
      }
      done();
    });
    app.addHook('onResponse', (request, reply, done) => {
      request.log.info({
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        account: request.account?.id,
      });
      done();
    });
  },
  { name: 'request-log' },
);
