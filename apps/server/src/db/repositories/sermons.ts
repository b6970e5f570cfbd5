import { CLOCK_TOLERANCE_MS } from '../../clock.ts';
import type { Store } from '../database.ts';
import { preparedQuery } from '../prepared-query.ts';
import type { SermonsCacheTable } from '../schema.ts';

const byFeed = preparedQuery((store: Store, { feed }: { readonly feed: string }) =>
  store.selectFrom('sermons_cache').selectAll().where('feed', '=', feed),
);

export async function readSermons(store: Store, feed: string) {
  const [row] = await byFeed(store, { feed });
  return row ?? null;
}

/** Caches a good answer and resets the failures before it. */
export async function keepSermons(
  store: Store,
  { feed, ...answer }: Omit<SermonsCacheTable, 'lease_until_ms' | 'failures'>,
): Promise<void> {
  const values = { ...answer, lease_until_ms: 0, failures: 0 };
  await store
    .insertInto('sermons_cache')
    .values({ feed, ...values })
    .onConflict((conflict) => conflict.column('feed').doUpdateSet(values))
    .execute();
}

/** Deletes the lists of former channels. @param feed - the present one. */
export async function deleteOtherSermons(store: Store, feed: string): Promise<void> {
  await store.deleteFrom('sermons_cache').where('feed', '<>', feed).execute();
}

/** Records that the source was unchanged, or could not be read; the last good answer stays. */
export async function recordCheck(
  store: Store,
  feed: string,
  result: 'unchanged' | 'failed',
  nowMs: number,
): Promise<void> {
  await store
    .updateTable('sermons_cache')
    .set(({ eb, lit }) => ({
      checked_ms: nowMs,
      lease_until_ms: 0,
      failures: result === 'failed' ? eb('failures', '+', 1) : lit(0),
    }))
    .where('feed', '=', feed)
    .execute();
}

/**
 * Leases the refresh of the feed to one process at a time (R25).
 * @param leaseMs - after which another process may refresh, should this one die.
 */
export async function leaseSermons(
  store: Store,
  feed: string,
  nowMs: number,
  leaseMs: number,
): Promise<boolean> {
  const until = nowMs + leaseMs;
  const row = await store
    .insertInto('sermons_cache')
    .values({
      feed,
      items_json: '[]',
      etag: '',
      source_etag: null,
      source_modified: null,
      fetched_ms: 0,
      checked_ms: 0,
      lease_until_ms: until,
      failures: 0,
    })
    .onConflict((conflict) =>
      conflict
        .column('feed')
        .doUpdateSet({ lease_until_ms: until })
        .where(({ eb, or }) =>
          or([
            eb('sermons_cache.lease_until_ms', '<=', nowMs),
            // Of a clock that was ahead.
            eb('sermons_cache.lease_until_ms', '>', nowMs + CLOCK_TOLERANCE_MS),
          ]),
        ),
    )
    .returning('feed')
    .executeTakeFirst();
  return row !== undefined;
}

export async function readThumbnail(store: Store, videoId: string): Promise<Uint8Array | null> {
  const row = await store
    .selectFrom('sermon_thumbs')
    .select('image')
    .where('video_id', '=', videoId)
    .executeTakeFirst();
  return row?.image ?? null;
}

export async function keepThumbnail(
  store: Store,
  videoId: string,
  image: Uint8Array,
  nowMs: number,
): Promise<void> {
  await store
    .insertInto('sermon_thumbs')
    .values({ video_id: videoId, image, fetched_ms: nowMs })
    .onConflict((conflict) => conflict.column('video_id').doUpdateSet({ image, fetched_ms: nowMs }))
    .execute();
}
