import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { addHit, readCounter } from '../db/repositories/limits.ts';
import type { LimitsSchema } from '../db/schema.ts';
import type { Buckets } from './buckets.ts';
import type { WindowRule } from './limit-rules.ts';

export interface LimitParts {
  readonly store: Kysely<LimitsSchema>;
  readonly buckets: Buckets;
  readonly clock: Clock;
}

/** Counts something per key in a window of time. */
export class WindowLimit {
  readonly #parts: LimitParts;
  readonly #kind: string;
  readonly #rule: WindowRule;

  constructor(parts: LimitParts, kind: string, rule: WindowRule) {
    this.#parts = parts;
    this.#kind = kind;
    this.#rule = rule;
  }

  /** Milliseconds until the key may be served again; 0 now. Counts nothing. */
  async wait(...key: readonly string[]): Promise<number> {
    const { store, buckets, clock } = this.#parts;
    const counter = await readCounter(store, buckets(this.#kind, ...key));
    if (counter === null || counter.hits < this.#rule.count) return 0;
    return Math.max(0, counter.window_ms + this.#rule.windowMs - clock());
  }

  /** Counts one. */
  async count(...key: readonly string[]): Promise<void> {
    const { store, buckets, clock } = this.#parts;
    await addHit(store, buckets(this.#kind, ...key), clock(), this.#rule.windowMs);
  }

  /** Counts one and tells in the same step whether it was one too many: milliseconds to wait, 0 where it was not. */
  async take(...key: readonly string[]): Promise<number> {
    const { store, buckets, clock } = this.#parts;
    const nowMs = clock();
    const counter = await addHit(store, buckets(this.#kind, ...key), nowMs, this.#rule.windowMs);
    return counter.hits > this.#rule.count ? counter.window_ms + this.#rule.windowMs - nowMs : 0;
  }
}
