import Sqlite from 'better-sqlite3';

/**
 * Copies a SQLite database in use: its committed state at the beginning of the copy, page by page, so that a server
 * keeps answering in between.
 * @param target - a file that does not exist yet.
 */
export async function copySqlite(source: string, target: string): Promise<void> {
  const reader = new Sqlite(source, { fileMustExist: true });
  try {
    reader.pragma('busy_timeout = 5000');
    // An open read transaction holds one snapshot; without it every write would restart the copy.
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM sqlite_schema').get();
    await reader.backup(target);
  } finally {
    reader.close();
  }
}
