import { churchClock } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../../context.ts';
import { dailyBackup } from '../../db/backup/automatic.ts';
import { emptyLog } from '../../db/empty-log.ts';
import { deleteExpiredImports } from '../../db/repositories/import-rows.ts';
import { claimSetting } from '../../db/repositories/settings.ts';
import { runRetention } from '../../db/retention.ts';

export interface HousekeepingOptions {
  readonly context: Pick<Context, 'database' | 'clock' | 'church'>;
  /** Absolute folder of the daily copies; null makes none. */
  readonly backupsDir: string | null;
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * What a listening server does every hour: deletes imports that were not confirmed (R23), runs the retention once a day
 * in one of all processes (R39), and makes one copy a day of SQLite; PostgreSQL has its own tools (docs/deploy.md).
 */
export const housekeeping = fp<HousekeepingOptions>(
  async (app: FastifyInstance, { context, backupsDir }) => {
    const { database, clock, church } = context;
    everyHour(app, 'retention', async () => {
      const nowMs = clock();
      await deleteExpiredImports(database.store, nowMs);
      const { date } = churchClock(nowMs, church.timeZone);
      if (await claimSetting(database.store, 'retention_day', date, nowMs)) {
        await runRetention(database, nowMs);
      }
      await emptyLog(database);
    });
    if (backupsDir !== null) {
      everyHour(app, 'daily backup', () =>
        dailyBackup(database, backupsDir, churchClock(clock(), church.timeZone).date),
      );
    }
  },
  { name: 'housekeeping' },
);

/** Runs work as the server begins to listen and every hour after; closing waits for the run in progress. */
function everyHour(app: FastifyInstance, name: string, work: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = work().catch((error: unknown) => {
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
