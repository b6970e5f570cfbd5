import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const compress = promisify(gzip);

/** Below this many characters a packet is a packet. */
const WORTH_IT = 2048;

/**
 * Sends long lists of the API compressed: the attendance of a ministry over years is megabytes on a phone's network.
 * Pages and scripts come compressed from the build and do not pass here.
 */
export const compression = fp(
  async (app: FastifyInstance) => {
    app.addHook('onSend', async (request, reply, payload: unknown) => {
      if (typeof payload !== 'string' || payload.length < WORTH_IT) return payload;
      if (reply.statusCode === 304 || reply.hasHeader('content-encoding')) return payload;
      reply.header('vary', 'accept-encoding');
      if (!/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(request.headers['accept-encoding'] ?? ''))
        return payload;
      const body = await compress(payload, { level: 4 });
      reply.headers({ 'content-encoding': 'gzip', 'content-length': body.byteLength });
      return body;
    });
  },
  { name: 'compression' },
);
