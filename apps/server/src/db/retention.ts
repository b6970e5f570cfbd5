import { DAY_MS } from '@ministerio/contract/domain';
import type { Database, Store } from './database.ts';
import { deleteExpiredImports } from './repositories/import-rows.ts';
import { deleteExpiredCounters } from './repositories/limits.ts';
import { redactAuditedPositions } from './repositories/redact-audit.ts';
import { inTransaction } from './transaction.ts';

const POSITIONS_MS = 90 * DAY_MS;

/**
 * Deletes expired data (R39): positions after 90 days, contact messages and audit after 24 months,
 * counters of limits a day after their end. Attendance itself stays.
 * @param nowMs - UTC milliseconds.
 */
export async function runRetention({ store, limits }: Database, nowMs: number): Promise<void> {
  await deleteExpiredData(store, nowMs);
  await deleteExpiredCounters(limits, nowMs - DAY_MS);
}

/** The retention of the church's data alone. @param nowMs - UTC milliseconds. */
export async function deleteExpiredData(store: Store, nowMs: number): Promise<void> {
  const twoYearsAgo = new Date(nowMs).setUTCFullYear(new Date(nowMs).getUTCFullYear() - 2);
  await inTransaction(store, async (transaction) => {
    await transaction
      .updateTable('attendance')
      .set({ latitude: null, longitude: null, accuracy_m: null })
      .where('marked_ms', '<', nowMs - POSITIONS_MS)
      .where('latitude', 'is not', null)
      .execute();
    // The log names days only; in UTC, they are at most one early.
    await redactAuditedPositions(transaction, new Date(nowMs - POSITIONS_MS).toISOString().slice(0, 10));
    await deleteExpiredImports(transaction, nowMs);
    await transaction.deleteFrom('contact_messages').where('created_ms', '<', twoYearsAgo).execute();
    await transaction.deleteFrom('audit_log').where('at_ms', '<', twoYearsAgo).execute();
    await transaction
      .deleteFrom('sermon_thumbs')
      .where('fetched_ms', '<', nowMs - POSITIONS_MS)
      .execute();
  });
}
