import { HOUR_MS } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { churchDay } from '../../content/church-day.ts';
import type { Context } from '../../context.ts';
import { dailyChainCheck } from '../../db/audit-chain/last-check.ts';
import { dailyBackup } from '../../db/backup/automatic.ts';
import { watchClock } from '../../db/clock-watch.ts';
import { emptyLog } from '../../db/empty-log.ts';
import { deleteExpiredImports } from '../../db/repositories/import-rows.ts';
import { claimSetting } from '../../db/repositories/settings.ts';
import { runRetention } from '../../db/retention.ts';
import type { Health } from '../../health.ts';

export interface HousekeepingOptions {
  readonly context: Pick<Context, 'database' | 'clock' | 'content' | 'health'>;
  /** Absolute folder of the daily copies; null makes none. */
  readonly backupsDir: string | null;
}

/**
 * Hourly work of a listening server: deletes imports that were not confirmed (R23), watches the clock, runs the
 * retention once a day in one of all processes where the clock is believed (R39), checks the audit's chain likewise (R67),
 * and makes one copy a day of SQLite; PostgreSQL has its own tools (docs/deploy.md).
 */
export const housekeeping = fp<HousekeepingOptions>(
  async (app: FastifyInstance, { context, backupsDir }) => {
    const { database, clock, content, health } = context;
    const today = () => churchDay(content, clock());
    everyHour(app, health, 'retention', async () => {
      const nowMs = clock();
      await deleteExpiredImports(database.store, nowMs);
      const { doubt } = await watchClock(database.store, nowMs);
      health.set('reloj', doubt !== null);
      // By a clock that is ahead all would have expired.
      if (doubt !== null) app.log.warn({ clock: doubt }, 'the clock is in doubt: nothing is deleted');
      else if (await claimSetting(database.store, 'retention_day', await today(), nowMs)) {
        await runRetention(database, nowMs);
      }
      await emptyLog(database.store);
    });
    everyHour(app, health, 'audit check', async () => {
      const nowMs = clock();
      if (await claimSetting(database.store, 'audit_check_day', await today(), nowMs)) {
        await dailyChainCheck(database.store, nowMs);
      }
    });
    if (backupsDir !== null) {
      everyHour(app, health, 'daily backup', async () => {
        try {
          await dailyBackup(database, backupsDir, await today());
          health.set('copia', false);
        } catch (error) {
          health.set('copia', true);
          throw error;
        }
      });
    }
  },
  { name: 'housekeeping' },
);

/** Runs work as the server begins to listen and every hour after; closing waits for the run in progress. */
function everyHour(app: FastifyInstance, health: Health, name: string, work: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = work().catch((error: unknown) => {
      health.note(error);
      app.log.error({ name: error instanceof Error ? error.name : 'unknown' }, `${name} failed`);
    });
  };
  app.addHook('onListen', async () => {
    run();
    timer = setInterval(run, HOUR_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
