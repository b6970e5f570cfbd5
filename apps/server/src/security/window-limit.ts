import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { addHit, CLOCK_SKEW_MS, readCounter } from '../db/repositories/limits.ts';
import type { LimitsSchema } from '../db/schema.ts';
import type { WindowRule } from './limit-rules.ts';
import type { Networks } from './network.ts';

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

  /**
   * Milliseconds until the key may be served again; 0 now. Counts nothing.
   * @param allowance - how many times the rule's count this key may use.
   */
  async wait(key: string, allowance = 1): Promise<number> {
    const { store, clock } = this.#parts;
    const counter = await readCounter(store, this.#bucket(key));
    if (counter === null || counter.hits < this.#rule.count * allowance) return 0;
    return timeLeft(counter.window_ms + this.#rule.windowMs, clock(), this.#rule.windowMs);
  }

  /** Counts one. */
  async count(key: string): Promise<void> {
    await addHit(this.#parts.store, this.#bucket(key), this.#parts.clock(), this.#rule.windowMs);
  }

  /**
   * Counts one.
   * @param allowance - how many times the rule's count this key may use.
   * @returns milliseconds to wait where it was one too many, else 0.
   */
  async take(key: string, allowance = 1): Promise<number> {
    const { store, clock } = this.#parts;
    const nowMs = clock();
    const counter = await addHit(store, this.#bucket(key), nowMs, this.#rule.windowMs);
    if (counter.hits <= this.#rule.count * allowance) return 0;
    return timeLeft(counter.window_ms + this.#rule.windowMs, nowMs, this.#rule.windowMs);
  }

  #bucket(key: string): string {
    return this.#parts.buckets(this.#kind, key);
  }
}

/** Counts something in all networks of an address (R2). */
export class NetworkLimit {
  readonly #limit: WindowLimit;

  constructor(parts: LimitParts, kind: string, rule: WindowRule) {
    this.#limit = new WindowLimit(parts, kind, rule);
  }

  /** Milliseconds until the address may be served again; 0 now. Counts nothing. */
  async wait(networks: Networks): Promise<number> {
    const waits = networks.map(({ name, allowance }) => this.#limit.wait(name, allowance));
    return Math.max(...(await Promise.all(waits)));
  }

  /** Counts one. */
  async count(networks: Networks): Promise<void> {
    for (const { name } of networks) await this.#limit.count(name);
  }

  /**
   * Counts one. What a narrow network is refused uses up nothing of the wider ones, which are others' too.
   * @returns milliseconds to wait where it was one too many, else 0.
   */
  async take(networks: Networks): Promise<number> {
    for (const { name, allowance } of networks) {
      const waitMs = await this.#limit.take(name, allowance);
      if (waitMs > 0) return waitMs;
    }
    return 0;
  }
}
