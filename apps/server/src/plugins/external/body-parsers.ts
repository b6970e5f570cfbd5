import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Problem } from '../../http/problem.ts';

/**
 * Bodies are JSON only (R14). An empty body reads as none whatever its content type: real clients announce JSON on
 * DELETE and on the assign call and send nothing.
 */
export const bodyParsers = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
      const length = headers['content-length'];
      if (headers['transfer-encoding'] === undefined && (length === undefined || length === '0')) {
        delete headers['content-type'];
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
