import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import type { Store, StoreTransaction } from '../database.ts';
import { appliedVersions } from '../migrate.ts';
import { createSchema } from './check-schema.ts';
import { columnsOf, raiseCounters, rowsAtOnce, tablesOf } from './inspect-backup.ts';
import { postgresCounters } from './postgres-counters.ts';

const CHUNK = 2000;

/**
 * Copies a PostgreSQL database into a SQLite file with the same schema: one snapshot, while servers keep writing.
 * @param target - a file that does not exist yet.
 */
export async function copyPostgres(store: Store, target: string): Promise<void> {
  const copy = new Sqlite(target);
  try {
    await store
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (snapshot) => {
        await sql`set local statement_timeout = 0`.execute(snapshot);
        const applied = await appliedVersions(snapshot);
        copy.exec('BEGIN');
        createSchema(copy, applied);
        for (const table of tablesOf(copy)) await copyTable(snapshot, copy, table);
        raiseCounters(copy, await postgresCounters(snapshot));
        copy.exec('COMMIT');
      });
  } finally {
    copy.close();
  }
}

async function copyTable(snapshot: StoreTransaction, copy: Sqlite.Database, table: string): Promise<void> {
  const columns = columnsOf(copy, table);
  const insert = copy.prepare(
    `INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  const selected = sql.join(columns.map((name) => sql.ref(name)));
  await sql`declare rows no scroll cursor for select ${selected} from ${sql.table(table)}`.execute(snapshot);
  const size = rowsAtOnce(copy, table, CHUNK);
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(size)} from rows`.execute(snapshot);
    for (const row of rows) insert.run(columns.map((name) => row[name]));
    if (rows.length < size) break;
  }
  await sql`close rows`.execute(snapshot);
}
