import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { addHit, CLOCK_SKEW_MS, readCounter } from '../db/repositories/limits.ts';
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

/**
 * Milliseconds until a wait is over; 0 where it is, or where it was noted by a clock that was wrong.
 * @param untilMs - UTC milliseconds.
 * @param longestMs - what the rule asks for at most.
 */
export function timeLeft(untilMs: number, nowMs: number, longestMs: number): number {
  const left = untilMs - nowMs;
  return left > longestMs + CLOCK_SKEW_MS ? 0 : Math.min(Math.max(0, left), longestMs);
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
    return timeLeft(counter.window_ms + this.#rule.windowMs, clock(), this.#rule.windowMs);
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
    if (counter.hits <= this.#rule.count) return 0;
    return timeLeft(counter.window_ms + this.#rule.windowMs, nowMs, this.#rule.windowMs);
  }
}
