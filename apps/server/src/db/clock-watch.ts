import { DAY_MS } from '@ministerio/contract/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import { CLOCK_TOLERANCE_MS } from '../clock.ts';
import type { Store } from './database.ts';
import { readSetting, writeSetting } from './repositories/settings.ts';

/** The longest time without a server that raises no question. */
const LONGEST_GAP_MS = 35 * DAY_MS;
/** How long a doubted clock has to go on before it is believed: a church may have been closed for two months. */
const PROBATION_MS = 7 * DAY_MS;

const seenTime = z.object({
  /** The largest believed time, in UTC milliseconds. */
  latestMs: z.number(),
  /** Since when, by its own time, a clock that contradicts it has been running; null for none. */
  doubtedSinceMs: z.number().nullable(),
});
type SeenTime = z.output<typeof seenTime>;

/** How a clock contradicts what was seen before. */
export type ClockDoubt = 'behind' | 'ahead';

/**
 * Compares a clock with what was seen. A clock that went back, or jumped by more than 35 days, is doubted until it has
 * gone on for seven days: neither a wrong clock nor a wrong memory of the time does lasting harm.
 * @param nowMs - UTC milliseconds.
 * @returns what has been seen now, and the doubt; null for a believed clock.
 */
export function judgeClock(
  nowMs: number,
  { latestMs, doubtedSinceMs }: SeenTime,
): SeenTime & { readonly doubt: ClockDoubt | null } {
  const isBehind = nowMs < latestMs - CLOCK_TOLERANCE_MS;
  const isAhead = nowMs > latestMs + LONGEST_GAP_MS;
  if (!isBehind && !isAhead) {
    return { latestMs: Math.max(latestMs, nowMs), doubtedSinceMs: null, doubt: null };
  }
  const sinceMs = doubtedSinceMs === null || nowMs < doubtedSinceMs ? nowMs : doubtedSinceMs;
  if (nowMs - sinceMs >= PROBATION_MS) return { latestMs: nowMs, doubtedSinceMs: null, doubt: null };
  return { latestMs, doubtedSinceMs: sinceMs, doubt: isBehind ? 'behind' : 'ahead' };
}

/**
 * Judges the clock by what the database has seen, and notes what it says.
 * @param nowMs - UTC milliseconds.
 * @returns the doubt, null for a believed clock, and the largest time seen before.
 */
export async function watchClock(
  store: Store,
  nowMs: number,
): Promise<{ readonly doubt: ClockDoubt | null; readonly latestMs: number }> {
  const seen = (await seenIn(store)) ?? {
    latestMs: (await newestRowMs(store)) ?? nowMs,
    doubtedSinceMs: null,
  };
  const { doubt, ...next } = judgeClock(nowMs, seen);
  await noteClock(store, next, nowMs);
  return { doubt, latestMs: seen.latestMs };
}

/** Begins anew from a clock that is believed. @param nowMs - UTC milliseconds. */
export async function believeClock(store: Store, nowMs: number): Promise<void> {
  await noteClock(store, { latestMs: nowMs, doubtedSinceMs: null }, nowMs);
}

/** The largest time that a database knows of, in UTC milliseconds; 0 for an empty one. */
export async function latestKnownMs(store: Store): Promise<number> {
  return Math.max((await newestRowMs(store)) ?? 0, (await seenIn(store))?.latestMs ?? 0);
}

async function noteClock(store: Store, seen: SeenTime, nowMs: number): Promise<void> {
  await writeSetting(store, 'clock', JSON.stringify(seen), nowMs);
}

async function seenIn(store: Store): Promise<SeenTime | null> {
  const text = await readSetting(store, 'clock');
  return text === null ? null : seenTime.parse(JSON.parse(text));
}

/**
 * The time of the newest row, by its id where its time has no index; null for an empty database. What a listening server
 * notes of itself says only what its clock says.
 */
async function newestRowMs(store: Store): Promise<number | null> {
  const { rows } = await sql<{ newest: number | null }>`
    select max(ms) as newest from (
      select (select marked_ms from attendance order by id desc limit 1) as ms
      union all select (select at_ms from audit_log order by id desc limit 1)
      union all select (select created_ms from contact_messages order by id desc limit 1)
      union all select (select created_ms from users order by id desc limit 1)
      union all select (select max(updated_ms) from settings
        where key not in ('clock', 'audit_check_day', 'audit_check'))
    ) as times`.execute(store);
  return rows[0]?.newest ?? null;
}

/** An instant for the server's shell. @param ms - UTC milliseconds. */
export function shellInstant(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
