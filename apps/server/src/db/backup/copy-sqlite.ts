import Sqlite from 'better-sqlite3';

/**
 * Copies a SQLite database that others are writing to: what was committed when the copy began, page by page, so
 * that a server goes on answering in between.
 * @param target - a file that does not exist yet.
 */
export async function copySqlite(source: string, target: string): Promise<void> {
  const reader = new Sqlite(source, { fileMustExist: true });
  try {
    reader.pragma('busy_timeout = 5000');
    // An open read keeps one state of the database in view; without it every write would start the copy anew.
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM sqlite_schema').get();
    await reader.backup(target);
  } finally {
    reader.close();
  }
}
