import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { openPostgres } from '../src/db/open-postgres.ts';
import { openSqlite } from '../src/db/open-sqlite.ts';
import { takeDatabase, takeRowless } from './postgres/own-database.ts';

/** In memory where the system has such a folder: what a disk costs is not what tests are about. */
export const scratch = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A database of a test's own. */
export interface TestDatabase {
  readonly database: Database;
  /** Absolute folder that goes with the database. */
  readonly dataDir: string;
  /** Address of the database on PostgreSQL; null on SQLite. */
  readonly url: string | null;
  dispose(): Promise<void>;
}

/**
 * An empty, migrated database: SQLite in a folder of its own, or a database of its own on the PostgreSQL server that
 * TEST_DATABASE_URL names. The same test files run on both.
 * @param changes - whether the test changes rows alone, or the tables too.
 */
export async function createTestDatabase(changes: 'rows' | 'tables' = 'rows'): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(scratch, 'ministerio-'));
  const server = process.env.TEST_DATABASE_URL;
  const take = changes === 'rows' ? takeRowless : takeDatabase;
  const own = server === undefined ? null : await take(server);
  const database = own === null ? openSqlite({ dataDir, exclusive: true }) : await openPostgres(own.url);
  await migrate(database.store, 0);
  return {
    database,
    dataDir,
    url: own?.url ?? null,
    async dispose() {
      await database.close();
      own?.giveBack();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
