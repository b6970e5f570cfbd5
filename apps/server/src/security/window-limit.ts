import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { addHit, readCounter } from '../db/repositories/limits.ts';
import type { LimitsSchema } from '../db/schema.ts';
import type { WindowRule } from './limit-rules.ts';

/** Names counters without revealing an address or a person's name (docs/rules.md#data). */
export type Buckets = (kind: string, ...key: readonly string[]) => string;

/** @param secret - the installation's key. */
export function bucketsOf(secret: string): Buckets {
  const key = createHmac('sha256', secret).update('limits').digest();
  return (kind, ...parts) =>
    createHmac('sha256', key)
      .update([kind, ...parts].join('\0'))
      .digest('base64url');
}

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

  /** Counts one. @returns milliseconds to wait where it was one too many, else 0. */
  async take(...key: readonly string[]): Promise<number> {
    const { store, buckets, clock } = this.#parts;
    const nowMs = clock();
    const counter = await addHit(store, buckets(this.#kind, ...key), nowMs, this.#rule.windowMs);
    return counter.hits > this.#rule.count ? counter.window_ms + this.#rule.windowMs - nowMs : 0;
  }
}
