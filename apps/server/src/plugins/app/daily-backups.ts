import { churchClock } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Clock } from '../../clock.ts';
import { dailyBackup } from '../../db/backup/automatic.ts';
import type { Database } from '../../db/database.ts';

export interface DailyBackupsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly timeZone: string;
  /** Absolute folder; null makes none. */
  readonly folder: string | null;
}

const CHECK_INTERVAL_MS = 60 * 60 * 1000;

/** Makes one copy a day while the server runs, of SQLite; PostgreSQL has its own tools (docs/deploy.md). */
export const dailyBackups = fp<DailyBackupsOptions>(
  async (app: FastifyInstance, { database, clock, timeZone, folder }) => {
    if (folder === null) return;
    let timer: NodeJS.Timeout | undefined;
    let running = Promise.resolve();
    const check = () => {
      const { date } = churchClock(clock(), timeZone);
      running = dailyBackup(database, folder, date).catch((error: unknown) => {
        app.log.error({ name: error instanceof Error ? error.name : 'unknown' }, 'daily backup failed');
      });
    };
    app.addHook('onListen', async () => {
      check();
      timer = setInterval(check, CHECK_INTERVAL_MS);
      timer.unref();
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await running;
    });
  },
  { name: 'daily-backups' },
);
