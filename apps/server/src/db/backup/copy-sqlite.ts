import Sqlite from 'better-sqlite3';

/**
 * Copies a SQLite database in use: its committed state, without the pages that deleted rows have left.
 * @param target - a file that is empty or does not exist yet.
 */
export function copySqlite(source: string, target: string): void {
  const reader = new Sqlite(source, { fileMustExist: true });
  try {
    reader.pragma('busy_timeout = 5000');
    reader.prepare('VACUUM INTO ?').run(target);
  } finally {
    reader.close();
  }
}
