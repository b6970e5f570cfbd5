import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backupBeforeMigration } from '../db/backup/automatic.ts';
import type { Database } from '../db/database.ts';
import { databaseFailure, storageFault } from '../db/errors.ts';
import { migrate, schemaVersion } from '../db/migrate.ts';
import { newestVersion } from '../db/migrations/index.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { openSqlite } from '../db/open-sqlite.ts';
import { ensureFolder } from '../ensure-folder.ts';
import type { Env } from '../env.ts';
import { KEY_FILE } from '../security/secret-key.ts';
import { StartError } from '../start-error.ts';

/** Folder of the automatic copies inside `DATA_DIR`. */
export const BACKUPS = 'backups';

/**
 * Opens the configured database and migrates it.
 * @param exclusive - true for a server; false for a command beside a running one.
 * @throws StartError
 */
export async function openDatabase(
  { dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>,
  nowMs: number,
  exclusive: boolean,
): Promise<Database> {
  if (databaseUrl !== null) requireFolder(dataDir);
  const database =
    databaseUrl === null
      ? openSqlite({ dataDir, exclusive })
      : await openPostgres(databaseUrl, exclusive ? 'shared' : 'nothing');
  try {
    if (database.kind === 'sqlite') {
      await requireNotLost(database, dataDir);
      await backupBeforeMigration(database, join(dataDir, BACKUPS), nowMs, newestVersion);
    }
    await migrate(database.store, nowMs);
    return database;
  } catch (error) {
    await database.close();
    throw storageError(error, { databaseUrl }, 'no se pudo preparar la base de datos');
  }
}

/**
 * Why the storage keeps a server from starting, as one line.
 * @param what - failed, in Spanish.
 * @returns any other error as it is.
 */
export function storageError(error: unknown, { databaseUrl }: Pick<Env, 'databaseUrl'>, what: string) {
  if (databaseFailure(error)?.kind !== 'storage') return error;
  const name = databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
  if (storageFault(error) === 'damage') {
    return new StartError(
      `${name}: la base de datos está dañada. Restaura la última copia buena con npm run restore.`,
    );
  }
  return new StartError(`${name}: ${what}. Revisa los permisos y el espacio libre.`);
}

/** A folder with a key had a database: without its tables, it is one that was lost, not a first start. */
async function requireNotLost({ store }: Database, dataDir: string): Promise<void> {
  if (!existsSync(join(dataDir, KEY_FILE)) || (await schemaVersion(store).catch(() => 0)) > 0) return;
  throw new StartError(
    `DATA_DIR: la base de datos falta o está vacía, y esta carpeta ya tuvo una. Recupera una copia con npm run restore (las automáticas están en ${join(dataDir, BACKUPS)}), o elige otra carpeta para empezar de nuevo.`,
  );
}

function requireFolder(dataDir: string): void {
  try {
    ensureFolder(dataDir);
  } catch {
    throw new StartError(
      'DATA_DIR: no se puede crear la carpeta de datos. Revisa sus permisos y el espacio libre.',
    );
  }
}
