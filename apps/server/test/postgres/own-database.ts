import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database that one test has to itself. */
export interface OwnDatabase {
  readonly url: string;
  /** For the next test of the same file; every connection must be closed. */
  giveBack(): void;
}

/** Databases that no test uses now: those to clear whole, and those to empty of rows. */
const free: Record<'whole' | 'rows', string[]> = { whole: [], rows: [] };
const made: (() => Promise<void>)[] = [];

/** Drops every database that the tests of a file had. */
export async function dropDatabases(): Promise<void> {
  free.whole.length = 0;
  free.rows.length = 0;
  for (const drop of made.splice(0)) await drop();
}

/**
 * A database without anything in it. The tests of a file follow one another in the same one, cleared each time: that
 * is many times faster than making one.
 * @param server - address of a database whose user may create others.
 */
export async function takeDatabase(server: string): Promise<OwnDatabase> {
  const url = free.whole.pop() ?? (await create(server));
  await command(url, 'DROP SCHEMA IF EXISTS public CASCADE', 'CREATE SCHEMA public');
  return { url, giveBack: () => free.whole.push(url) };
}

/**
 * A database without a row, for tests that leave its tables as they are: those of the test before it are still there,
 * which saves most of what migrating takes.
 * @param server - address of a database whose user may create others.
 */
export async function takeRowless(server: string): Promise<OwnDatabase> {
  const used = free.rows.pop();
  if (used !== undefined) await command(used, EMPTY_TABLES);
  const url = used ?? (await create(server));
  return { url, giveBack: () => free.rows.push(url) };
}

/** Rows of a test are few: deleting them takes a third of the time of TRUNCATE, which makes a new file for each table. */
const EMPTY_TABLES = `
  DO $$ DECLARE name text; BEGIN
    SET LOCAL session_replication_role = replica;
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_migrations' LOOP
      EXECUTE format('DELETE FROM %I', name);
    END LOOP;
    PERFORM setval(format('%I', sequencename), start_value, false) FROM pg_sequences WHERE schemaname = 'public';
  END $$`;

async function create(server: string): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await command(server, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  made.push(() => command(server, `DROP DATABASE ${name} WITH (FORCE)`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs statements on a connection of its own. */
export async function command(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
