import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { StartError } from '../start-error.ts';

/** The lock of a folder's only server. */
const LOCK_FILE = 'server.lock.sqlite';
/** The process that has it: nobody else can read the lock itself. */
const PID_FILE = 'server.pid';

/** A held lock. */
export interface ServerLock {
  /** Frees it. */
  release(): void;
  /** Whether the last holder ended without freeing it: a power cut, a kill or a crash. */
  readonly afterCrash: boolean;
}

/**
 * Opens an exclusive transaction on a small database of its own, so that one folder has one server. The system
 * frees it even when the process is killed (R22).
 * @param dataDir - absolute folder of the files.
 * @throws StartError - another server holds it.
 */
export function acquireServerLock(dataDir: string): ServerLock {
  const lock = new Sqlite(join(dataDir, LOCK_FILE), { timeout: 0 });
  const pidFile = join(dataDir, PID_FILE);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) {
      throw new StartError(
        `DATA_DIR: otro servidor ya usa esta carpeta de datos, ${dataDir}${holder(pidFile)}. Detenlo y repite la orden, o elige otra carpeta con DATA_DIR=...`,
      );
    }
    throw error;
  }
  // A stop removes it.
  const afterCrash = existsSync(pidFile);
  try {
    writeFileSync(pidFile, String(process.pid));
  } catch (error) {
    lock.close();
    throw error;
  }
  return {
    afterCrash,
    release() {
      if (lock.open) rmSync(pidFile, { force: true });
      lock.close();
    },
  };
}

function holder(pidFile: string): string {
  try {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    return Number.isNaN(pid) ? '' : ` (proceso ${pid})`;
  } catch {
    return '';
  }
}
