import { churchClock } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { deleteExpiredImports } from '../../db/repositories/import-rows.ts';
import { claimSetting } from '../../db/repositories/settings.ts';
import { runRetention } from '../../db/retention.ts';

export interface RetentionOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly timeZone: string;
}

const CHECK_INTERVAL_MS = 60 * 60 * 1000;

/**
 * Runs the retention once a day in one of all processes (R39); deletes unconfirmed imports every hour (R23).
 */
export const retention = fp<RetentionOptions>(
  async (app: FastifyInstance, { database, clock, timeZone }) => {
    async function runIfDue(): Promise<void> {
      const nowMs = clock();
      await deleteExpiredImports(database.store, nowMs);
      const { date } = churchClock(nowMs, timeZone);
      if (await claimSetting(database.store, 'retention_day', date, nowMs))
        await runRetention(database, nowMs);
    }
    const check = () => {
      runIfDue().catch((error: unknown) => app.log.error({ name: nameOf(error) }, 'retention failed'));
    };
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onListen', async () => {
      check();
      timer = setInterval(check, CHECK_INTERVAL_MS);
      timer.unref();
    });
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'retention' },
);

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
