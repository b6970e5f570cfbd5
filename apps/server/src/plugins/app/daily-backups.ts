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

const LOOK_EVERY_MS = 60 * 60 * 1000;

/** Makes one copy a day while the server runs, of SQLite; PostgreSQL has its own tools (docs/deploy.md). */
export const dailyBackups = fp<DailyBackupsOptions>(
  async (app: FastifyInstance, { database, clock, timeZone, folder }) => {
    if (folder === null) return;
    let timer: NodeJS.Timeout | undefined;
    let under = Promise.resolve();
    const look = () => {
      const { date } = churchClock(clock(), timeZone);
      under = dailyBackup(database, folder, date).catch((error: unknown) => {
        app.log.error({ name: error instanceof Error ? error.name : 'unknown' }, 'daily backup failed');
      });
    };
    app.addHook('onListen', async () => {
      look();
      timer = setInterval(look, LOOK_EVERY_MS);
      timer.unref();
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await under;
    });
  },
  { name: 'daily-backups' },
);
