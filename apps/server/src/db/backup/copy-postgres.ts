import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import type { Store, StoreTransaction } from '../database.ts';
import { appliedVersions } from '../migrate.ts';
import { createSchema } from './check-schema.ts';
import { hashedColumn } from './copy-without-pictures.ts';
import { columnsOf, raiseCounters, rowsAtOnce, tablesOf } from './inspect-backup.ts';
import { postgresCounters } from './postgres-counters.ts';

const CHUNK = 2000;

/**
 * Copies a PostgreSQL database into a SQLite file with the same schema: one snapshot, while servers keep writing.
 * @param target - a file that does not exist yet.
 * @param options - `pictures`: whole, or their SHA-256 in their place.
 */
export async function copyPostgres(
  store: Store,
  target: string,
  { pictures = 'whole' }: { readonly pictures?: 'whole' | 'hashes' } = {},
): Promise<void> {
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
        for (const table of tablesOf(copy)) {
          const hashed = pictures === 'hashes' ? hashedColumn(table) : null;
          await copyTable(snapshot, copy, table, hashed);
        }
        raiseCounters(copy, await postgresCounters(snapshot));
        copy.exec('COMMIT');
      });
  } finally {
    copy.close();
  }
}

async function copyTable(
  snapshot: StoreTransaction,
  copy: Sqlite.Database,
  table: string,
  hashed: string | null,
): Promise<void> {
  const columns = columnsOf(copy, table);
  const insert = copy.prepare(
    `INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  const selected = sql.join(
    columns.map((name) =>
      name === hashed ? sql`sha256(${sql.ref(name)}) as ${sql.ref(name)}` : sql.ref(name),
    ),
  );
  await sql`declare rows no scroll cursor for select ${selected} from ${sql.table(table)}`.execute(snapshot);
  const size = rowsAtOnce(copy, table, CHUNK);
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(size)} from rows`.execute(snapshot);
    for (const row of rows) insert.run(columns.map((name) => row[name]));
    if (rows.length < size) break;
  }
  await sql`close rows`.execute(snapshot);
}
