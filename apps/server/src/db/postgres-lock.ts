import pg from 'pg';
import { StartError } from '../start-error.ts';

/**
 * How a process locks its PostgreSQL database: servers share one lock, a restore takes it exclusively, a command
 * beside running servers takes none.
 */
export type LockMode = 'shared' | 'alone' | 'nothing';

const SERVERS_LOCK = 7_201_702;
const RETRY_MS = 2000;

const refusals = {
  shared: 'DATABASE_URL: se está restaurando una copia en esta base de datos. Espera a que termine.',
  alone: 'DATABASE_URL: un servidor usa esta base de datos. Detén todos antes de restaurar.',
};

/**
 * Takes the lock on a connection of its own, which PostgreSQL frees when the process ends, however it ends (R29).
 * @returns what frees it.
 * @throws StartError - it is taken in a way that excludes this hold.
 */
export async function acquirePostgresLock(url: string, hold: LockMode): Promise<() => Promise<void>> {
  if (hold === 'nothing') return async () => {};
  let client = await lockedClient(url, hold);
  let released = false;
  let timer: NodeJS.Timeout | undefined;
  const watch = () => {
    // PostgreSQL was restarted: without its lock a restore would not see this server.
    client.once('end', () => {
      if (!released) timer = setTimeout(takeAgain, RETRY_MS).unref();
    });
  };
  const takeAgain = () => {
    lockedClient(url, hold).then(
      (next) => {
        client = next;
        if (released) void client.end();
        else watch();
      },
      () => {
        if (!released) timer = setTimeout(takeAgain, RETRY_MS).unref();
      },
    );
  };
  watch();
  return async () => {
    released = true;
    clearTimeout(timer);
    await client.end();
  };
}

async function lockedClient(url: string, hold: 'shared' | 'alone'): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 3000 });
  // The `end` event is what matters.
  client.on('error', () => {});
  await client.connect();
  const take = hold === 'shared' ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
  const { rows } = await client.query<{ held: boolean }>(`SELECT ${take}($1) AS held`, [SERVERS_LOCK]);
  if (rows[0]?.held === true) return client;
  await client.end();
  throw new StartError(refusals[hold]);
}
