import { buildApp } from '../../src/app.ts';
import type { Database } from '../../src/db/database.ts';
import { openPostgres } from '../../src/db/open-postgres.ts';
import { openSqlite } from '../../src/db/open-sqlite.ts';
import type { Restored, RestoreOptions } from '../../src/restore/prepare-restored.ts';
import { restorePostgres } from '../../src/restore/restore-postgres.ts';
import { restoreSqlite } from '../../src/restore/restore-sqlite.ts';
import { cheapHash, type TestApp, testSecret } from '../test-app.ts';

/** Restores a copy into the database of a test's server, which is closed by then. */
export function restoreInto(
  { storage: { dataDir, url }, clock }: TestApp,
  copy: Pick<RestoreOptions, 'file' | 'force' | 'trustClock' | 'erasures' | 'keepErasedAfterMs'>,
): Promise<Restored> {
  const options = { ...copy, dataDir, nowMs: clock() };
  return url === null ? restoreSqlite(options) : restorePostgres(url, options);
}

/** Closes a test's server and its database, as a restore asks for. */
export async function stop({ app, storage }: TestApp): Promise<void> {
  await app.close();
  await storage.database.close();
}

/** Opens the database of a stopped server for as long as `look` takes. */
export async function withRestored<T>(
  { storage: { dataDir, url } }: TestApp,
  look: (database: Database) => Promise<T>,
): Promise<T> {
  const database = url === null ? openSqlite({ dataDir, exclusive: true }) : await openPostgres(url);
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

/** The server's program on a restored database, with the clock of the test. */
export const appOn = (database: Database, { clock }: TestApp) =>
  buildApp({ database, secret: testSecret, clock, hashCost: cheapHash, builtMs: 0 });

export const names = (database: Database) =>
  database.store.selectFrom('users').select('username').orderBy('id').execute();
