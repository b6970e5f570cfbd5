import type { Store, StoreTransaction } from './database.ts';
import { databaseFailure } from './errors.ts';

const TRIES = 4;

/**
 * Runs work in one transaction: all of it or nothing. A serialisation failure is tried again three times (R24).
 * @param store - the database; not a transaction.
 * @param work - gets the transaction and passes it to every query; awaits nothing but database work (R22).
 */
export async function inTransaction<T>(
  store: Store,
  work: (transaction: StoreTransaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store.transaction().execute(work);
    } catch (error) {
      if (attempt >= TRIES || databaseFailure(error)?.kind !== 'retry') throw error;
    }
  }
}
