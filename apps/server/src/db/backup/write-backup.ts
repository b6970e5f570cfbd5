import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { isoInstant } from '../../clock.ts';
import { ensureFolder } from '../../ensure-folder.ts';
import { errorCode, StartError } from '../../start-error.ts';
import type { Database } from '../database.ts';
import { copyPostgres } from './copy-postgres.ts';
import { copySqlite } from './copy-sqlite.ts';
import { isIntact } from './inspect-backup.ts';

/**
 * Writes a consistent, checked copy of a database that is in use. One form for both databases: a SQLite file with
 * the schema of its time, mode 0600, which gets its name only once it is complete and on the disk (R29).
 * @param target - absolute; a file that exists is never written over.
 * @throws StartError - the file exists, or the copy turned out damaged.
 */
export async function writeBackup(
  { file, store }: Pick<Database, 'file' | 'store'>,
  target: string,
): Promise<void> {
  if (existsSync(target)) throw alreadyThere(target);
  ensureFolder(dirname(target));
  const draft = `${target}.${randomUUID().slice(0, 8)}.parcial`;
  writeFileSync(draft, '', { flag: 'wx', mode: 0o600 });
  try {
    if (file === null) await copyPostgres(store, draft);
    else copySqlite(file, draft);
    finish(draft);
    publish(draft, target);
  } finally {
    deleteSqlite(draft);
  }
}

/** Turns a copy into one closed file without a journal, and verifies it. */
function finish(draft: string): void {
  const copy = new Sqlite(draft);
  try {
    copy.pragma('journal_mode = DELETE');
    if (!isIntact(copy)) throw new StartError('La base de datos está dañada: la copia no se guardó.');
  } finally {
    copy.close();
  }
  syncToDisk(draft);
}

function publish(draft: string, target: string): void {
  try {
    linkSync(draft, target);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') throw alreadyThere(target);
    // Many USB sticks know no hard links.
    copyFileSync(draft, target, constants.COPYFILE_EXCL);
    syncToDisk(target);
  }
  syncFolder(dirname(target));
}

/** Removes a SQLite file and its logs. */
export function deleteSqlite(path: string): void {
  for (const rest of ['', '-wal', '-shm', '-journal']) rmSync(path + rest, { force: true });
}

/** An instant as a part of a file's name. @param ms - UTC milliseconds. */
export function fileStamp(ms: number): string {
  return isoInstant(ms).replaceAll(/[:.]/g, '-');
}

/** Waits until the content of a file, or the names in a folder, are on the disk. */
function syncToDisk(path: string, flags: 'r' | 'r+' = 'r+'): void {
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Puts a finished file in the place of another, so that a crash leaves one of them intact. */
export function replaceFile(next: string, path: string): void {
  syncToDisk(next);
  renameSync(next, path);
  syncFolder(dirname(path));
}

/** Windows has no such call. */
function syncFolder(folder: string): void {
  if (process.platform !== 'win32') syncToDisk(folder, 'r');
}

function alreadyThere(target: string): StartError {
  return new StartError(`${target} ya existe; una copia nunca se escribe sobre otra. Elige otro nombre.`);
}
