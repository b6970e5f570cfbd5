import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { copySqlite } from '../db/backup/copy-sqlite.ts';
import { countersOf, openBackup } from '../db/backup/inspect-backup.ts';
import { deleteSqlite, replaceFile } from '../db/backup/write-backup.ts';
import { latestKnownMs } from '../db/clock-watch.ts';
import { DATA_FILE } from '../db/open-sqlite.ts';
import { calendarRevision } from '../db/repositories/calendar-revision.ts';
import { acquireServerLock } from '../db/server-lock.ts';
import { storeOf } from '../db/sqlite-dialect.ts';
import { ensureFolder } from '../ensure-folder.ts';
import {
  EMPTY,
  factorsBefore,
  keptPath,
  type PreviousState,
  prepareRestored,
  type Restored,
  type RestoreOptions,
  requireReplaceable,
} from './prepare-restored.ts';

/**
 * Puts a backup in the place of a folder's SQLite database. A crash leaves the former database or the new one.
 * @throws StartError - a server runs, the backup is damaged or newer, or the database has data and `force` is not set.
 */
export async function restoreSqlite(options: RestoreOptions): Promise<Restored> {
  const { file, force, dataDir } = options;
  openBackup(file).close();
  ensureFolder(dataDir);
  const { release } = acquireServerLock(dataDir);
  const path = join(dataDir, DATA_FILE);
  const draft = `${path}.restaurando`;
  try {
    const former = existsSync(path) ? await stateOf(path) : EMPTY;
    requireReplaceable(former !== null && former.users.length === 0, force);
    const prepared = await prepareRestored(options, draft, former ?? EMPTY);
    const keptAt = existsSync(path) ? await keep(path, keptPath(options)) : null;
    for (const rest of ['-wal', '-shm']) rmSync(path + rest, { force: true });
    replaceFile(draft, path);
    return { keptAt, ...prepared };
  } finally {
    deleteSqlite(draft);
    release();
  }
}

/** Null for a file that is too damaged to be read, which may be the reason for the restore. */
async function stateOf(path: string): Promise<PreviousState | null> {
  try {
    const database = new Sqlite(path);
    const store = storeOf(database);
    try {
      // Changes that are only in the log go into the file.
      database.pragma('wal_checkpoint(TRUNCATE)');
      const isNew = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'users'").get() === undefined;
      if (isNew) return EMPTY;
      const users = database.prepare('SELECT id, username FROM users').all() as PreviousState['users'];
      const isOlder =
        database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'second_factors'").get() === undefined;
      const factors = isOlder ? EMPTY.factors : await factorsBefore(store);
      return {
        users,
        counters: countersOf(database),
        factors,
        latestMs: await latestKnownMs(store),
        calendarSequence: isOlder ? 0 : (await calendarRevision(store, 0)).sequence,
      };
    } finally {
      await store.destroy();
      database.close();
    }
  } catch {
    return null;
  }
}

/** Copies the former database; a damaged one byte by byte. */
async function keep(path: string, target: string): Promise<string> {
  ensureFolder(dirname(target));
  try {
    copySqlite(path, target);
  } catch {
    for (const rest of ['', '-wal']) if (existsSync(path + rest)) copyFileSync(path + rest, target + rest);
  }
  return target;
}
