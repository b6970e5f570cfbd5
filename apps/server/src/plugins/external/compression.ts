import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { preferredEncoding } from '../../http/accept-encoding.ts';

const compress = promisify(gzip);

/** Characters; a shorter response fits into a network packet or two anyway. */
const MIN_LENGTH = 2048;

/**
 * Compresses long lists of the API: the attendance of a ministry over years is megabytes on a phone's network.
 * Pages and scripts are compressed by the build.
 */
export const compression = fp(
  async (app: FastifyInstance) => {
    app.addHook('onSend', async (request, reply, payload: unknown) => {
      if (typeof payload !== 'string' || payload.length < MIN_LENGTH) return payload;
      if (reply.statusCode === 304 || reply.hasHeader('content-encoding')) return payload;
      reply.header('vary', 'accept-encoding');
      const encoding = preferredEncoding(request.headers['accept-encoding'], ['gzip']);
      if (encoding === 'identity') return payload;
      const body = await compress(payload, { level: 4 });
      reply.headers({ 'content-encoding': encoding, 'content-length': body.byteLength });
      return body;
    });
  },
  { name: 'compression' },
);
