import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyInstance {
    /** Everything that a collector reads. */
    metrics: Registry;
  }
}

const labelNames = ['method', 'route', 'status'] as const;
/** Seconds: a read takes a few milliseconds, a login with its hash tens, a long list some hundreds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures responses by method, route pattern and status; never by an address or a person (R30, R31). */
export const metrics = fp(
  async (app: FastifyInstance) => {
    const registry = new Registry();
    const registers = [registry];
    const requests = new Counter({
      name: 'ministerio_requests_total',
      help: 'Responses by method, route pattern and status.',
      labelNames,
      registers,
    });
    const seconds = new Histogram({
      name: 'ministerio_request_seconds',
      help: 'Time to respond.',
      labelNames,
      buckets: BUCKETS,
      registers,
    });
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    const delay = monitorEventLoopDelay({ resolution: 20 });
    delay.enable();
    gauge('ministerio_uptime_seconds', 'Time since the start.', () => process.uptime());
    gauge('ministerio_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
    gauge('ministerio_event_loop_delay_seconds', '99th percentile.', () => delay.percentile(99) / 1e9);
    app.addHook('onResponse', (request, reply, done) => {
      const labels = {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
      };
      requests.inc(labels);
      seconds.observe(labels, reply.elapsedTime / 1000);
      done();
    });
    // The default metrics cannot be stopped, so only a listening server starts them.
    app.addHook('onListen', () => collectDefaultMetrics({ register: registry }));
    app.addHook('onClose', async () => delay.disable());
    app.decorate('metrics', registry);
  },
  { name: 'metrics' },
);
