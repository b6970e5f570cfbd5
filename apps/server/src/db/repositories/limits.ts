import type { Kysely } from 'kysely';
import type { LimitsSchema } from '../schema.ts';

type LimitsStore = Kysely<LimitsSchema>;

/** How far the clocks of two processes may differ. What lies further ahead was written by a clock that was wrong. */
export const CLOCK_SKEW_MS = 60_000;

/** One counter. */
export interface Counter {
  readonly hits: number;
  /** UTC milliseconds: when the window began, or the last failure where that is what counts. */
  readonly window_ms: number;
  readonly blocked_until_ms: number;
}

export async function readCounter(store: LimitsStore, bucket: string): Promise<Counter | null> {
  const row = await store
    .selectFrom('rate_limits')
    .select(['hits', 'window_ms', 'blocked_until_ms'])
    .where('bucket', '=', bucket)
    .executeTakeFirst();
  return row ?? null;
}

/** Several counters in one query, by bucket; missing ones are left out. */
export async function readCounters(
  store: LimitsStore,
  buckets: readonly string[],
): Promise<ReadonlyMap<string, Counter>> {
  const rows = await store
    .selectFrom('rate_limits')
    .select(['bucket', 'hits', 'window_ms', 'blocked_until_ms'])
    .where('bucket', 'in', buckets)
    .execute();
  return new Map(rows.map(({ bucket, ...counter }) => [bucket, counter]));
}

export async function writeCounter(
  store: LimitsStore,
  bucket: string,
  counter: Counter,
  expiresMs: number,
): Promise<void> {
  await store
    .insertInto('rate_limits')
    .values({ bucket, ...counter, expires_ms: expiresMs })
    .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ ...counter, expires_ms: expiresMs }))
    .execute();
}

/**
 * Writes a counter unless it changed since it was read (compare and set).
 * @param before - as it was read; null where there was none.
 * @returns false where it changed: read it again.
 */
export async function replaceCounter(
  store: LimitsStore,
  bucket: string,
  before: Counter | null,
  after: Counter,
  expiresMs: number,
): Promise<boolean> {
  const row = await store
    .insertInto('rate_limits')
    .values({ bucket, ...after, expires_ms: expiresMs })
    .onConflict((conflict) =>
      conflict
        .column('bucket')
        .doUpdateSet({ ...after, expires_ms: expiresMs })
        // -1 never matches: an insert that lost the race updates nothing.
        .where('rate_limits.hits', '=', before?.hits ?? -1)
        .where('rate_limits.window_ms', '=', before?.window_ms ?? 0),
    )
    .returning('bucket')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Adds one hit to a window, in one statement so that simultaneous hits all count; a window that is over, or that a clock
 * ahead of its time began, starts anew.
 * @returns the counter after the hit.
 */
export async function addHit(
  store: LimitsStore,
  bucket: string,
  nowMs: number,
  windowMs: number,
): Promise<Counter> {
  return store
    .insertInto('rate_limits')
    .values({ bucket, hits: 1, window_ms: nowMs, blocked_until_ms: 0, expires_ms: nowMs + windowMs })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet(({ eb, or, ref }) => {
        const isOver = or([
          eb('rate_limits.window_ms', '<=', nowMs - windowMs),
          eb('rate_limits.window_ms', '>', nowMs + CLOCK_SKEW_MS),
        ]);
        const hits = eb(ref('rate_limits.hits'), '+', 1);
        return {
          hits: eb.case().when(isOver).then(1).else(hits).end(),
          window_ms: eb.case().when(isOver).then(nowMs).else(ref('rate_limits.window_ms')).end(),
          expires_ms: nowMs + windowMs,
        };
      }),
    )
    .returning(['hits', 'window_ms', 'blocked_until_ms'])
    .executeTakeFirstOrThrow();
}

/** Forbids a bucket until an instant. */
export async function block(store: LimitsStore, bucket: string, untilMs: number): Promise<void> {
  await store
    .updateTable('rate_limits')
    .set({ blocked_until_ms: untilMs })
    .where('bucket', '=', bucket)
    .execute();
}

export async function deleteCounter(store: LimitsStore, bucket: string): Promise<void> {
  await store.deleteFrom('rate_limits').where('bucket', '=', bucket).execute();
}

/** Deletes expired counters (R39). */
export async function deleteExpiredCounters(store: LimitsStore, nowMs: number): Promise<void> {
  await store.deleteFrom('rate_limits').where('expires_ms', '<', nowMs).execute();
}
