import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../http/problem.ts';
import { publicRoute } from '../../http/route-config.ts';
import { accountOf, type GuardOptions } from '../../plugins/app/guard.ts';

/**
 * GET /metrics: for an administrator, or a collector with METRICS_TOKEN. No right depends on the address (R31).
 * @param token - null where no collector is configured.
 */
export function metricsRoute(app: FastifyInstance, guard: GuardOptions, token: string | null): void {
  app.get('/metrics', { config: publicRoute }, async ({ headers: { authorization } }, reply) => {
    if (authorization === undefined) throw new Problem('token_missing');
    if (token === null || !sameText(authorization, `Bearer ${token}`)) {
      const account = await accountOf(authorization, guard);
      if (account.role !== 'ADMIN') throw new Problem('forbidden');
    }
    return reply.type(app.metrics.contentType).send(await app.metrics.metrics());
  });
}

/** Compares in constant time. */
function sameText(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
}
