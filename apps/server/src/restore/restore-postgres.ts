import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { columnsOf, countersOf, openBackup, rowsAtOnce, tablesOf } from '../db/backup/inspect-backup.ts';
import { postgresCounters, setPostgresCounters } from '../db/backup/postgres-counters.ts';
import { deleteSqlite, writeBackup } from '../db/backup/write-backup.ts';
import { latestKnownMs } from '../db/clock-watch.ts';
import type { StoreTransaction } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { calendarRevision } from '../db/repositories/calendar-revision.ts';
import { inTransaction } from '../db/transaction.ts';
import { ensureFolder } from '../ensure-folder.ts';
import {
  factorsBefore,
  keptPath,
  prepareRestored,
  type Restored,
  type RestoreOptions,
  requireReplaceable,
} from './prepare-restored.ts';

/** Values in one statement: PostgreSQL takes 65,535. */
const VALUES = 20_000;

/**
 * Puts a backup in the place of a PostgreSQL database, in one transaction.
 * @param url - the database.
 * @throws StartError - a server runs, the backup is damaged or newer, or the database has data and `force` is not set.
 */
export async function restorePostgres(url: string, options: RestoreOptions): Promise<Restored> {
  const { file, force, dataDir, nowMs } = options;
  openBackup(file).close();
  ensureFolder(dataDir);
  const database = await openPostgres(url, 'alone');
  const draft = join(dataDir, 'ministerio.restaurando');
  try {
    await migrate(database.store, nowMs);
    const users = await database.store.selectFrom('users').select(['id', 'username']).execute();
    requireReplaceable(users.length === 0, force);
    const former = {
      users,
      counters: await postgresCounters(database.store),
      factors: await factorsBefore(database.store),
      latestMs: await latestKnownMs(database.store),
      calendarSequence: (await calendarRevision(database.store, 0)).sequence,
    };
    const prepared = await prepareRestored(options, draft, former);
    const keptAt = users.length === 0 ? null : keptPath(options);
    if (keptAt !== null) await writeBackup(database, keptAt);
    const source = new Sqlite(draft, { readonly: true });
    try {
      await inTransaction(database.store, (transaction) => load(source, transaction));
    } finally {
      source.close();
    }
    return { keptAt, ...prepared };
  } finally {
    deleteSqlite(draft);
    await database.close();
  }
}

async function load(source: Sqlite.Database, transaction: StoreTransaction): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
  const tables = tablesOf(source);
  const list = sql.join(tables.map((name) => sql.table(name)));
  await sql`truncate ${list} cascade`.execute(transaction);
  for (const table of tables) {
    const columns = columnsOf(source, table);
    const names = sql.join(columns.map((name) => sql.ref(name)));
    const size = rowsAtOnce(source, table, Math.floor(VALUES / columns.length));
    for (const rows of chunks(source.prepare(`SELECT * FROM "${table}"`).raw().iterate(), size)) {
      const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`));
      await sql`insert into ${sql.table(table)} (${names}) values ${values}`.execute(transaction);
    }
  }
  await setPostgresCounters(transaction, countersOf(source));
}

function* chunks(rows: IterableIterator<unknown>, size: number): Generator<unknown[][]> {
  let chunk: unknown[][] = [];
  for (const row of rows) {
    chunk.push(row as unknown[]);
    if (chunk.length === size) {
      yield chunk;
      chunk = [];
    }
  }
  if (chunk.length > 0) yield chunk;
}
