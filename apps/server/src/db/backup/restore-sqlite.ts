import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { ensureFolder } from '../../ensure-folder.ts';
import { DATA_FILE } from '../open-sqlite.ts';
import { acquireServerLock } from '../server-lock.ts';
import { copySqlite } from './copy-sqlite.ts';
import { countersOf, openBackup } from './inspect-backup.ts';
import { deleteSqlite, prepareRestored } from './prepare-restored.ts';
import {
  EMPTY,
  type PreviousState,
  type Restored,
  type RestoreOptions,
  requireReplaceable,
} from './restore-options.ts';
import { replaceFile } from './write-backup.ts';

/**
 * Puts a backup in the place of a folder's SQLite database. A crash leaves the former database or the new one.
 * @throws StartError - a server runs, the backup is damaged or newer, or the database has data and `force` is not set.
 */
export async function restoreSqlite({ file, force, dataDir, nowMs }: RestoreOptions): Promise<Restored> {
  openBackup(file).close();
  ensureFolder(dataDir);
  const release = acquireServerLock(dataDir);
  const path = join(dataDir, DATA_FILE);
  const draft = `${path}.restaurando`;
  try {
    const former = existsSync(path) ? stateOf(path) : EMPTY;
    requireReplaceable(former !== null && former.users.length === 0, force);
    const returned = await prepareRestored(file, draft, former ?? EMPTY, nowMs);
    const keptAt = existsSync(path) ? await keep(path, join(dataDir, 'backups'), nowMs) : null;
    for (const rest of ['-wal', '-shm']) rmSync(path + rest, { force: true });
    replaceFile(draft, path);
    return { keptAt, returned };
  } finally {
    deleteSqlite(draft);
    release();
  }
}

/** Null where the file is too damaged to be read, which may be why somebody restores. */
function stateOf(path: string): PreviousState | null {
  try {
    const database = new Sqlite(path);
    try {
      // What only the log holds goes into the file.
      database.pragma('wal_checkpoint(TRUNCATE)');
      const isNew = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'users'").get() === undefined;
      if (isNew) return EMPTY;
      const users = database.prepare('SELECT id, username FROM users').all() as PreviousState['users'];
      return { users, counters: countersOf(database) };
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

/** Keeps the former database, also one that is damaged: as it is, byte by byte. */
async function keep(path: string, folder: string, nowMs: number): Promise<string> {
  ensureFolder(folder);
  const stamp = new Date(nowMs).toISOString().replaceAll(/[:.]/g, '-');
  const target = join(folder, `antes-de-restaurar-${stamp}.sqlite`);
  try {
    await copySqlite(path, target);
  } catch {
    for (const rest of ['', '-wal']) if (existsSync(path + rest)) copyFileSync(path + rest, target + rest);
  }
  return target;
}
