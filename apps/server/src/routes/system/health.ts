import { health, ready } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { newestCopyAge } from '../../db/backup/automatic.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';

/**
 * GET /health and /ready.
 * @param backupsDir - folder of the automatic copies; null where none are made.
 */
export function healthRoutes(
  app: FastifyInstance,
  { database: { kind, store }, clock, health: known }: Context,
  backupsDir: string | null,
): void {
  route(app, health, { handle: async () => ({ status: 'ok' as const, database: kind }) });
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  route(app, ready, {
    async handle() {
      if (closing) throw new Problem('busy');
      await sql`select 1`.execute(store);
      if (known.refusesWrites) throw new Problem('storage_unavailable');
      const backupAgeSeconds = backupsDir === null ? null : newestCopyAge(backupsDir, clock());
      const problemas = known.problems.map(({ problem }) => problem);
      return { status: 'ok' as const, backupAgeSeconds, problemas };
    },
  });
}
