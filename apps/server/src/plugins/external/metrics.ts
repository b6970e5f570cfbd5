import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { metricsText, type RequestSample, sampleKey } from '../../metrics/text.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What a collector reads, in the Prometheus text format. */
    metricsText(): string;
  }
}

/** Counts answers by method, route pattern and status; never by an address or a person (R30, R31). */
export const metrics = fp(
  async (app: FastifyInstance) => {
    const samples = new Map<string, RequestSample>();
    const delay = monitorEventLoopDelay({ resolution: 20 });
    delay.enable();
    app.addHook('onResponse', (request, reply, done) => {
      const labels = {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
      };
      const key = sampleKey(labels);
      const sample = samples.get(key) ?? { labels, count: 0, seconds: 0 };
      sample.count += 1;
      sample.seconds += reply.elapsedTime / 1000;
      samples.set(key, sample);
      done();
    });
    app.addHook('onClose', async () => {
      delay.disable();
    });
    app.decorate('metricsText', () =>
      metricsText([...samples.values()], {
        uptimeSeconds: process.uptime(),
        memoryBytes: process.memoryUsage.rss(),
        eventLoopDelaySeconds: delay.percentile(99) / 1e9,
      }),
    );
  },
  { name: 'metrics' },
);
