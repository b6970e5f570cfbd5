import Sqlite from 'better-sqlite3';
import { StartError } from '../start-error.ts';

/**
 * Holds an exclusive transaction on a small database of its own, so that one folder has one server. The system
 * frees it even when the process is killed (R22).
 * @param path - absolute path of the lock file.
 * @returns what frees it.
 * @throws StartError - another server holds it.
 */
export function holdServerLock(path: string): () => void {
  const lock = new Sqlite(path, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) {
      throw new StartError('DATA_DIR: otro servidor ya usa esta carpeta de datos.');
    }
    throw error;
  }
  return () => {
    lock.close();
  };
}
