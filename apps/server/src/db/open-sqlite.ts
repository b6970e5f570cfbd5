import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { ensureFolder } from '../ensure-folder.ts';
import { errorCode, StartError } from '../start-error.ts';
import { sqliteColumnTypes } from './column-types.ts';
import { keepDamagedLog } from './damaged-log.ts';
import type { Database } from './database.ts';
import { limitsTable } from './limits-table.ts';
import type { LimitsSchema } from './schema.ts';
import { acquireServerLock, type ServerLock } from './server-lock.ts';
import { ImmediateSqliteDialect, storeOf } from './sqlite-dialect.ts';

/** The church's data in its folder. */
export const DATA_FILE = 'ministerio.sqlite';
/** How long a statement waits for a lock of another process. */
export const BUSY_TIMEOUT_MS = 5000;

const NO_LOCK: ServerLock = { release: () => {}, afterCrash: false };

export interface SqliteOptions {
  /** Absolute folder of the files; made with mode 0700 where it is missing. */
  readonly dataDir: string;
  /** Whether to take the server's lock. Shell commands run beside a server without it. */
  readonly exclusive: boolean;
}

/**
 * Opens the SQLite files of a folder (R22, R32).
 * @throws StartError - where the folder cannot be written or another server holds it.
 */
export function openSqlite({ dataDir, exclusive }: SqliteOptions): Database {
  const opened: (() => void)[] = [];
  const open = (name: string, synchronous: 'FULL' | 'NORMAL') => {
    const file = openSqliteFile(join(dataDir, name), synchronous);
    opened.push(() => file.close());
    return file;
  };
  try {
    ensureFolder(dataDir);
    const lock = exclusive ? acquireServerLock(dataDir) : NO_LOCK;
    opened.push(lock.release);
    // Before SQLite opens it, and takes what it can read for all.
    const damagedLog = lock.afterCrash ? keepDamagedLog(join(dataDir, DATA_FILE)) : null;
    const data = open(DATA_FILE, 'FULL');
    const limits = open('limits.sqlite', 'NORMAL');
    // SQLite opens a read-only file without an error; a server must not find out at the first mark.
    if (exclusive) data.pragma('user_version = 0');
    for (const statement of limitsTable(sqliteColumnTypes)) limits.exec(statement);
    return { ...database(join(dataDir, DATA_FILE), data, limits, lock), damagedLog };
  } catch (error) {
    for (const close of opened.reverse()) close();
    if (error instanceof StartError) throw error;
    const code = errorCode(error) ?? 'error desconocido';
    throw new StartError(
      `DATA_DIR: no se puede escribir en la carpeta de datos (${code}). Revisa sus permisos y el espacio libre.`,
    );
  }
}

function database(
  file: string,
  data: Sqlite.Database,
  limits: Sqlite.Database,
  { release, afterCrash }: ServerLock,
): Omit<Database, 'damagedLog'> {
  const store = storeOf(data);
  const limitsStore = new Kysely<LimitsSchema>({ dialect: new ImmediateSqliteDialect(limits) });
  return {
    kind: 'sqlite',
    file,
    afterCrash,
    store,
    limits: limitsStore,
    async close() {
      if (data.open) data.pragma('optimize');
      await store.destroy();
      await limitsStore.destroy();
      // Kysely closes only what it has used.
      data.close();
      limits.close();
      release();
    },
  };
}

/**
 * Opens one SQLite file the way the server does.
 * @param synchronous - FULL: a commit is on the disk before it is acknowledged.
 */
export function openSqliteFile(path: string, synchronous: 'FULL' | 'NORMAL'): Sqlite.Database {
  const file = new Sqlite(path);
  file.pragma('journal_mode = WAL');
  file.pragma(`synchronous = ${synchronous}`);
  file.pragma('foreign_keys = ON');
  file.pragma('trusted_schema = OFF');
  file.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  // Deleted means gone (R38): freed bytes become zeros.
  file.pragma('secure_delete = ON');
  return file;
}
