import { CompiledQuery } from 'kysely';
import { StartError } from '../start-error.ts';
import { type ColumnTypes, type Migration, postgresColumnTypes, sqliteColumnTypes } from './column-types.ts';
import { isPostgres, type Store, type StoreTransaction } from './database.ts';
import { migrations as published } from './migrations/index.ts';
import { PREPARE_LOCK } from './open-postgres.ts';
import { inTransaction } from './transaction.ts';

/**
 * Brings the schema up to date: every pending step in one transaction, so that a step that fails leaves nothing
 * behind (R22).
 * @param nowMs - UTC milliseconds, noted beside each step.
 * @throws StartError - the database was made by a newer version of the program.
 */
export async function migrate(
  store: Store,
  nowMs: number,
  migrations: readonly Migration[] = published,
): Promise<void> {
  const words = isPostgres(store) ? postgresColumnTypes : sqliteColumnTypes;
  await inTransaction(store, async (transaction) => {
    const run = (sql: string) => transaction.executeQuery(CompiledQuery.raw(sql));
    await lockPreparation(transaction);
    await run(migrationsTable(words));
    const current = await schemaVersion(transaction);
    if (current > Math.max(...migrations.map(({ version }) => version))) {
      throw new StartError(
        'La base de datos es de una versión más nueva del programa. Actualiza el programa antes de iniciarlo.',
      );
    }
    const applied = await appliedVersions(transaction);
    for (const { version, name, statements, convert } of migrations.filter(
      (step) => !applied.has(step.version),
    )) {
      for (const statement of statements(words)) await run(statement);
      await convert?.(transaction);
      await transaction
        .insertInto('schema_migrations')
        .values({ version, name, applied_ms: nowMs })
        .execute();
    }
  });
}

/** The statement that creates the table of applied steps, if missing. */
export function migrationsTable({ integer, text, long, strict }: ColumnTypes): string {
  return `CREATE TABLE IF NOT EXISTS schema_migrations (version ${integer} PRIMARY KEY, name ${text} NOT NULL, applied_ms ${long} NOT NULL)${strict}`;
}

/** The newest applied step. @throws Error - the database has no table of steps. */
export async function schemaVersion(store: Store): Promise<number> {
  const row = await store
    .selectFrom('schema_migrations')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Every applied step. */
export async function appliedVersions(store: Store): Promise<ReadonlySet<number>> {
  const rows = await store.selectFrom('schema_migrations').select('version').execute();
  return new Set(rows.map(({ version }) => version));
}

/** One server at a time prepares the database; SQLite's transaction holds the only write lock already. */
export async function lockPreparation(transaction: StoreTransaction): Promise<void> {
  if (!isPostgres(transaction)) return;
  await transaction.executeQuery(CompiledQuery.raw(`SELECT pg_advisory_xact_lock(${PREPARE_LOCK})`));
}
