import { sql } from 'kysely';
import type { Database } from './database.ts';
import { databaseFailure } from './errors.ts';

/**
 * Looks through a SQLite file for damaged pages where the server before ended without closing it: after a power cut, a
 * kill or a crash. PostgreSQL recovers by its own log, and checks its pages by itself.
 * @returns whether something is damaged.
 */
export async function isDamagedByCrash({
  afterCrash,
  store,
}: Pick<Database, 'afterCrash' | 'store'>): Promise<boolean> {
  if (!afterCrash) return false;
  try {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(store);
    return rows[0]?.quick_check !== 'ok';
  } catch (error) {
    if (databaseFailure(error)?.kind === 'storage') return true;
    throw error;
  }
}
