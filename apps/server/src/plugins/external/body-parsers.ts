import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Problem } from '../../http/problem.ts';

/**
 * Bodies are JSON only (R14). An empty body reads as none whatever its content type: real clients announce JSON on
 * DELETE and on the assign call and send nothing.
 */
export const bodyParsers = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
      const { headers } = raw;
      const length = headers['content-length'];
      if (headers['transfer-encoding'] === undefined && (length === undefined || length === '0')) {
        delete headers['content-type'];
      } else {
        endsInTime(raw, reply.raw, routeOptions.config.bodyTimeoutMs);
      }
      done();
    });
    const parseJson = app.getDefaultJsonParser('error', 'error');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (body.length === 0) done(null, undefined);
      else parseJson(request, body.toString(), done);
    });
    app.addContentTypeParser('*', (_request, _payload, done) => {
      done(new Problem('unsupported_media_type'));
    });
  },
  { name: 'body-parsers' },
);

/** Ends a connection whose body does not arrive in time (R32): a picture on a slow line may take longer than a form. */
function endsInTime(request: IncomingMessage, answer: ServerResponse, limitMs = 15_000): void {
  const timer = setTimeout(() => {
    request.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    request.destroy();
  }, limitMs).unref();
  const stop = () => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
  // A refusal does not wait for the body.
  answer.once('finish', stop);
}
