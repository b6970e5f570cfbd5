import { DAY_MS } from '@ministerio/contract/domain';
import type { Database, Store } from './database.ts';
import { forgetAuditedPositions } from './repositories/forget-person.ts';
import { dropExpiredRows } from './repositories/import-rows.ts';
import { dropExpired } from './repositories/limits.ts';
import { inTransaction } from './transaction.ts';

const POSITIONS_MS = 90 * DAY_MS;

/**
 * Forgets what is not needed any more (R39): positions after 90 days, contact messages and audit after 24 months,
 * counters of limits a day after their end. Attendance itself stays.
 * @param nowMs - UTC milliseconds.
 */
export async function runRetention({ store, limits }: Database, nowMs: number): Promise<void> {
  await forgetOldRows(store, nowMs);
  await dropExpired(limits, nowMs - DAY_MS);
}

/** The part of the retention that is about the church's data. @param nowMs - UTC milliseconds. */
export async function forgetOldRows(store: Store, nowMs: number): Promise<void> {
  const twoYearsAgo = new Date(nowMs).setUTCFullYear(new Date(nowMs).getUTCFullYear() - 2);
  await inTransaction(store, async (transaction) => {
    await transaction
      .updateTable('attendance')
      .set({ latitude: null, longitude: null, accuracy_m: null })
      .where('marked_ms', '<', nowMs - POSITIONS_MS)
      .where('latitude', 'is not', null)
      .execute();
    // The log names days only; in UTC, they are at most one early.
    await forgetAuditedPositions(transaction, new Date(nowMs - POSITIONS_MS).toISOString().slice(0, 10));
    await dropExpiredRows(transaction, nowMs);
    await transaction.deleteFrom('contact_messages').where('created_ms', '<', twoYearsAgo).execute();
    await transaction.deleteFrom('audit_log').where('at_ms', '<', twoYearsAgo).execute();
    await transaction
      .deleteFrom('sermon_thumbs')
      .where('fetched_ms', '<', nowMs - POSITIONS_MS)
      .execute();
  });
}
