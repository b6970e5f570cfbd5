import { createHash } from 'node:crypto';
import { MINUTE_MS } from '@ministerio/contract/domain';
import type { Context } from '../context.ts';
import {
  deleteOtherSermons,
  keepSermons,
  leaseSermons,
  readSermons,
  recordCheck,
} from '../db/repositories/sermons.ts';
import { bodyHash } from '../static/static-file.ts';
import { parseFeed, type Sermon } from './parse-feed.ts';
import { channelFeed, type SermonSources } from './sources.ts';

const REFRESH_MS = 15 * MINUTE_MS;
/** Retry of a channel that was never read. */
const FIRST_RETRY_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS;
const LEASE_MS = 30_000;

export interface SermonList {
  readonly items: readonly Sermon[];
  readonly etag: string;
}

interface Options extends Pick<Context, 'store' | 'clock'> {
  readonly sources: SermonSources;
  /** Id of the published channel, whose feed is read where the environment names none. */
  readonly channel: () => Promise<string | undefined>;
  /** Receives the error when the source cannot be read. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Relays the channel's feed: caches the last good answer and serves it while the feed is down (R25). A new channel begins
 * without a list, and the former one's is deleted once the new one was read.
 */
export class Sermons {
  readonly #options: Options;
  readonly #refreshing = new Map<string, Promise<void>>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** @returns the latest sermons; null where the feed was never read. */
  async list(): Promise<SermonList | null> {
    const kept = await this.#kept();
    const refresh = this.refreshIfDue();
    // With a cached copy no visitor waits for the source.
    if (kept !== null) return kept;
    await refresh;
    return this.#kept();
  }

  /** The cached copy, which is refreshed in the background; null where there is none. */
  async cached(): Promise<SermonList | null> {
    void this.refreshIfDue();
    return this.#kept();
  }

  async #feedUrl(): Promise<string | null> {
    const { sources, channel } = this.#options;
    return sources.feedUrl ?? channelFeed(await channel());
  }

  async #kept(): Promise<SermonList | null> {
    const feedUrl = await this.#feedUrl();
    const row = await readSermons(this.#options.store, feedKey(feedUrl));
    if (row !== null && row.fetched_ms !== 0) {
      return { items: JSON.parse(row.items_json) as Sermon[], etag: row.etag };
    }
    return feedUrl === null ? { items: [], etag: '"none"' } : null;
  }

  /** Reads the feed again where the cached copy is old enough. A failure goes to `onFailure`. */
  async refreshIfDue(): Promise<void> {
    const feedUrl = await this.#feedUrl();
    if (feedUrl === null) return;
    const running =
      this.#refreshing.get(feedUrl) ??
      this.#refresh(feedUrl)
        .catch(this.#options.onFailure)
        .finally(() => this.#refreshing.delete(feedUrl));
    this.#refreshing.set(feedUrl, running);
    await running;
  }

  async #refresh(feedUrl: string): Promise<void> {
    const { store, clock, sources } = this.#options;
    const feed = feedKey(feedUrl);
    const nowMs = clock();
    const row = await readSermons(store, feed);
    const pauseMs = pauseAfter(row?.failures ?? 0, (row?.fetched_ms ?? 0) > 0);
    // A check of a clock that was ahead is none.
    const sinceCheckMs = Math.abs(nowMs - (row?.checked_ms ?? 0));
    if (row !== null && sinceCheckMs < pauseMs) return;
    if (!(await leaseSermons(store, feed, nowMs, LEASE_MS))) return;
    try {
      const memory = { etag: row?.source_etag ?? null, modified: row?.source_modified ?? null };
      const answer = await sources.readFeed(feedUrl, memory);
      if (answer.kind === 'unchanged') return await recordCheck(store, feed, 'unchanged', clock());
      const json = JSON.stringify(parseFeed(answer.xml));
      await keepSermons(store, {
        feed,
        items_json: json,
        etag: etagOf(json),
        source_etag: answer.etag,
        source_modified: answer.modified,
        fetched_ms: clock(),
        checked_ms: clock(),
      });
      await deleteOtherSermons(store, feed);
    } catch (error) {
      await recordCheck(store, feed, 'failed', clock());
      throw error;
    }
  }
}

/** Fifteen minutes, doubling with every failure up to six hours. */
function pauseAfter(failures: number, hasCopy: boolean): number {
  const base = hasCopy ? REFRESH_MS : FIRST_RETRY_MS;
  if (!hasCopy && failures === 0) return 0;
  return Math.min(base * 2 ** Math.min(failures, 16), LONGEST_PAUSE_MS);
}

/** The entity tag of a list of sermons. @param json - as it is cached. */
export function etagOf(json: string): string {
  return `"${bodyHash(json)}"`;
}

/**
 * Names a feed in the cache. The address itself may carry credentials and is not stored.
 * @param feedUrl - null for a church without a channel, whose sermons can only be sample data.
 */
export function feedKey(feedUrl: string | null): string {
  return createHash('sha256')
    .update(feedUrl ?? '')
    .digest('hex');
}
