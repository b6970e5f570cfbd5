import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { errorCode, StartError } from '../start-error.ts';
import { postgresColumnTypes } from './column-types.ts';
import type { Database } from './database.ts';
import { limitsTable } from './limits-table.ts';
import { acquirePostgresLock, type LockMode } from './postgres-lock.ts';
import type { LimitsSchema, Schema } from './schema.ts';

/** PostgreSQL's type number of BIGINT, which the driver hands over as text by default. */
const BIGINT = 20;

/** The lock that servers take while they prepare the schema. */
export const PREPARE_LOCK = 7_201_701;

/**
 * Connects to PostgreSQL (R32).
 * @param url - connection address; never printed, it holds a password.
 * @param hold - see `acquirePostgresLock`.
 * @throws StartError - where the server cannot be reached or refuses.
 */
export async function openPostgres(url: string, hold: LockMode = 'nothing'): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: 5000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === BIGINT ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
    } as pg.CustomTypesConfig,
  });
  // A connection that the database closes must not end the process, neither an idle one, nor one in use
  // between two queries: the next query fails, and the next transaction takes a new connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  let release: () => Promise<void>;
  try {
    release = await acquirePostgresLock(url, hold);
    await prepareLimits(pool);
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    const code = errorCode(error) ?? 'sin respuesta';
    throw new StartError(`DATABASE_URL: no se puede usar la base de datos (${code}).`);
  }
  const store = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgresql',
    file: null,
    afterCrash: false,
    damagedLog: null,
    store,
    limits: store as Kysely<unknown> as Kysely<LimitsSchema>,
    async close() {
      await store.destroy();
      if (!pool.ended) await pool.end();
      await release();
    },
  };
}

/** IF NOT EXISTS alone still collides when two servers start at once. */
async function prepareLimits(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [PREPARE_LOCK]);
    for (const statement of limitsTable(postgresColumnTypes)) await client.query(statement);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}
