import { sql } from 'kysely';
import { isPostgres, type Store } from './database.ts';
import { databaseFailure } from './errors.ts';
import { BUSY_TIMEOUT_MS } from './open-sqlite.ts';

/**
 * Moves SQLite's write-ahead log into the file and empties it, so that the disk holds nothing of what was deleted
 * (R38): in the file, `secure_delete` has made zeros of it. Where another process reads or the disk is full, the next
 * hour's run does it. On PostgreSQL its own VACUUM decides.
 */
export async function emptyLog(store: Store): Promise<void> {
  if (isPostgres(store)) return;
  await store.connection().execute(async (connection) => {
    try {
      // Waiting for a reader would hold up every other call.
      await sql`PRAGMA busy_timeout = 0`.execute(connection);
      await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(connection);
    } catch (error) {
      if (databaseFailure(error)?.kind !== 'storage') throw error;
    } finally {
      await sql.raw(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`).execute(connection);
    }
  });
}
