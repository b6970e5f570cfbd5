import { addDays, DAY_MS, firstMinorYear, yearOf } from '@ministerio/contract/domain';
import type { Database, Store } from './database.ts';
import { KEPT_DAYS } from './personal-columns.ts';
import { deleteExpiredChallenges } from './repositories/challenges.ts';
import { deleteExpiredConfirmations } from './repositories/confirmations.ts';
import { deleteExpiredKeys } from './repositories/door-keys.ts';
import { deleteExpiredCodes, deleteOldPhones } from './repositories/door-phones.ts';
import { dropGuardiansOfAdults } from './repositories/fichas.ts';
import { forgetOldFollowUps } from './repositories/follow-ups.ts';
import { deleteExpiredImports } from './repositories/import-rows.ts';
import { deleteExpiredCounters } from './repositories/limits.ts';
import { allMinors, forgetOfMinors } from './repositories/minors.ts';
import { deleteExpiredOwnPhones } from './repositories/own-phones.ts';
import { deleteUnusedPhotos } from './repositories/photos.ts';
import { deleteExpiredEntries, redactAuditedPositions } from './repositories/redact-audit.ts';
import { deleteExpiredScreenLinks } from './repositories/screen-links.ts';
import { deleteExpiredTokens } from './repositories/sessions.ts';
import { forgetOldVisitors } from './repositories/visitors.ts';
import { inTransaction } from './transaction.ts';

const POSITIONS_MS = KEPT_DAYS.positions * DAY_MS;

/** Limits of expiry at a time (R39). @param nowMs - UTC milliseconds. */
export function expiryAt(nowMs: number) {
  const now = new Date(nowMs);
  return {
    /** Messages and audit entries from before this instant, UTC milliseconds. */
    entriesBeforeMs: new Date(nowMs).setUTCFullYear(now.getUTCFullYear() - 2),
    /** Audited positions of days before this one, YYYY-MM-DD. The log names days only; in UTC, they are at most one early. */
    positionsBefore: new Date(nowMs - POSITIONS_MS).toISOString().slice(0, 10),
  };
}

/**
 * Deletes expired data (R39): positions after 90 days, contact messages and audit after 24 months, what was noted in the follow-up after 12,
 * guardians 30 days after the person's majority, what R43 forbids of minors at once, counters of limits a day after their end, pictures a day after they came if no version uses them (R62). Attendance itself stays.
 * @param nowMs - UTC milliseconds.
 */
export async function runRetention({ store, limits }: Database, nowMs: number): Promise<void> {
  await deleteExpiredData(store, nowMs);
  await deleteExpiredCounters(limits, nowMs - DAY_MS);
}

/** The retention of the church's data alone. @param nowMs - UTC milliseconds. */
export async function deleteExpiredData(store: Store, nowMs: number): Promise<void> {
  const { entriesBeforeMs, positionsBefore } = expiryAt(nowMs);
  // In UTC, a day that is at most one early or late: six months are no closer than that.
  const today = new Date(nowMs).toISOString().slice(0, 10);
  await inTransaction(store, async (transaction) => {
    await transaction
      .updateTable('attendance')
      .set({ latitude: null, longitude: null, accuracy_m: null, position_doubt: null })
      .where('marked_ms', '<', nowMs - POSITIONS_MS)
      .where('latitude', 'is not', null)
      .execute();
    await redactAuditedPositions(transaction, positionsBefore);
    await deleteExpiredImports(transaction, nowMs);
    await deleteExpiredConfirmations(transaction, nowMs);
    await deleteExpiredChallenges(transaction, nowMs);
    await deleteExpiredTokens(transaction, nowMs);
    await deleteExpiredCodes(transaction, nowMs);
    await deleteExpiredScreenLinks(transaction, nowMs);
    await deleteExpiredKeys(transaction, nowMs);
    await deleteOldPhones(transaction, nowMs - POSITIONS_MS);
    await deleteExpiredOwnPhones(transaction, nowMs);
    await deleteUnusedPhotos(transaction, nowMs - DAY_MS);
    await transaction.deleteFrom('contact_messages').where('created_ms', '<', entriesBeforeMs).execute();
    await forgetOldVisitors(transaction, today);
    await forgetOldFollowUps(transaction, nowMs, today);
    await forgetOfMinors(transaction, await allMinors(transaction, yearOf(today)), yearOf(today));
    await dropGuardiansOfAdults(transaction, {
      bornBefore: firstMinorYear(yearOf(addDays(today, -KEPT_DAYS.guardiansOfAdults))),
      changedBeforeMs: nowMs - KEPT_DAYS.guardiansOfAdults * DAY_MS,
    });
    await deleteExpiredEntries(transaction, entriesBeforeMs);
    await transaction
      .deleteFrom('sermon_thumbs')
      .where('fetched_ms', '<', nowMs - POSITIONS_MS)
      .execute();
  });
}
