import { DAY_MS } from '@ministerio/contract/domain';
import {
  addHit,
  block,
  type Counter,
  deleteCounter,
  readCounter,
  readCounters,
  replaceCounter,
  writeCounter,
} from '../db/repositories/limits.ts';
import type { LimitRules, SlowingRule } from './limit-rules.ts';
import { nextFailure, waitMs } from './login-throttle.ts';
import { type LimitParts, timeLeft } from './window-limit.ts';

/** A network that is known is noted anew after a day at the earliest; it is remembered for weeks. */
const SEEN_AGAIN_MS = DAY_MS;

/**
 * What slows the guessing of passwords down (R2): failures per name and network, per name over all networks, and per
 * network. A network where the name has signed in before is not slowed by what others try elsewhere, and no wait is
 * longer than a minute, so nobody can lock out another person.
 */
export class LoginLimits {
  readonly #parts: LimitParts;
  readonly #rules: LimitRules;

  constructor(parts: LimitParts, rules: LimitRules) {
    this.#parts = parts;
    this.#rules = rules;
  }

  /**
   * Milliseconds until a try may be evaluated; 0 now.
   * @param nameKey - key of the typed name, whether or not it exists.
   * @param network - see `networkOf`.
   */
  async wait(nameKey: string, network: string): Promise<number> {
    const { store, clock } = this.#parts;
    const nowMs = clock();
    const of = this.#bucketsFor(nameKey, network);
    const counters = await readCounters(store, Object.values(of));
    const pair = counters.get(of.pair);
    const state = pair === undefined ? null : { failures: pair.hits, lastFailureMs: pair.window_ms };
    const blocked = (bucket: string, { waitMs: longestMs }: SlowingRule) =>
      timeLeft(counters.get(bucket)?.blocked_until_ms ?? 0, nowMs, longestMs);
    const { loginPair, loginNetwork, loginName } = this.#rules;
    const waits = [waitMs(state, nowMs, loginPair), blocked(of.network, loginNetwork)];
    if (!this.#isKnown(counters.get(of.known), nowMs)) waits.push(blocked(of.name, loginName));
    return Math.max(...waits);
  }

  /** Counts a wrong password. */
  async failed(nameKey: string, network: string): Promise<void> {
    const nowMs = this.#parts.clock();
    const of = this.#bucketsFor(nameKey, network);
    while (!(await this.#addFailure(of.pair, nowMs)));
    await this.#slow(of.network, this.#rules.loginNetwork, nowMs);
    const known = await readCounter(this.#parts.store, of.known);
    if (!this.#isKnown(known, nowMs)) await this.#slow(of.name, this.#rules.loginName, nowMs);
  }

  /** Forgets the failures of a name from a network, and remembers the network as one of its own. */
  async succeeded(nameKey: string, network: string): Promise<void> {
    const { store, clock } = this.#parts;
    const of = this.#bucketsFor(nameKey, network);
    // A login writes only what is new: a commit that waits for the disk costs more than all the rest of it.
    const counters = await readCounters(store, [of.pair, of.known]);
    if (counters.has(of.pair)) await deleteCounter(store, of.pair);
    const nowMs = clock();
    const known = counters.get(of.known);
    if (known && nowMs - known.window_ms < SEEN_AGAIN_MS) return;
    const seen = { hits: 1, window_ms: nowMs, blocked_until_ms: 0 };
    await writeCounter(store, of.known, seen, nowMs + this.#rules.knownNetworkMs);
  }

  /** False where another failure was counted in between: simultaneous tries must all count. */
  async #addFailure(bucket: string, nowMs: number): Promise<boolean> {
    const { store } = this.#parts;
    const rule = this.#rules.loginPair;
    const before = await readCounter(store, bucket);
    const state = before === null ? null : { failures: before.hits, lastFailureMs: before.window_ms };
    const { failures, lastFailureMs } = nextFailure(state, nowMs, rule);
    const after = { hits: failures, window_ms: lastFailureMs, blocked_until_ms: 0 };
    return replaceCounter(store, bucket, before, after, nowMs + rule.forgetAfterMs);
  }

  async #slow(bucket: string, rule: SlowingRule, nowMs: number): Promise<void> {
    const counter = await addHit(this.#parts.store, bucket, nowMs, rule.windowMs);
    if (counter.hits >= rule.count) await block(this.#parts.store, bucket, nowMs + rule.waitMs);
  }

  #isKnown(counter: Counter | null | undefined, nowMs: number): boolean {
    return !!counter && nowMs - counter.window_ms < this.#rules.knownNetworkMs;
  }

  #bucketsFor(nameKey: string, network: string) {
    const { buckets } = this.#parts;
    return {
      pair: buckets('login-pair', nameKey, network),
      name: buckets('login-name', nameKey),
      network: buckets('login-network', network),
      known: buckets('login-known', nameKey, network),
    };
  }
}
