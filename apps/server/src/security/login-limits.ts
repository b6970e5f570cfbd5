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
import type { Random } from '../random.ts';
import type { LimitRules, SlowingRule } from './limit-rules.ts';
import { nextFailure, waitMs } from './login-throttle.ts';
import type { Network, Networks } from './network.ts';
import { type LimitParts, timeLeft } from './window-limit.ts';

/** A network that is known is noted anew after a day at the earliest; it is remembered for weeks. */
const SEEN_AGAIN_MS = DAY_MS;

export interface LoginLimitParts extends LimitParts {
  readonly random: Random;
}

/** Name and place of a try to sign in. */
export interface Claim {
  /** Key of the typed name, whether or not it exists. */
  readonly nameKey: string;
  readonly networks: Networks;
}

/**
 * Limits that slow the guessing of passwords down (R2): failures per name and network, per name over all networks, and
 * per network. A network where the name has signed in before is slowed neither by what others try elsewhere nor by what they
 * try with other names. Of the tries inside a wait about one a second is let through by lot: whoever keeps trying gets a
 * turn, however many others try from the same network (docs/adr/0021).
 */
export class LoginLimits {
  readonly #parts: LoginLimitParts;
  readonly #rules: LimitRules;

  constructor(parts: LoginLimitParts, rules: LimitRules) {
    this.#parts = parts;
    this.#rules = rules;
  }

  /** Milliseconds until a try may be evaluated; 0 now. Counts nothing. */
  async wait(claim: Claim): Promise<number> {
    const { ofName, ofNetworks } = await this.#waits(claim);
    return Math.max(ofName, ofNetworks);
  }

  /** The same for a new try, which may be drawn among those that have to wait. */
  async waitOrDraw(claim: Claim): Promise<number | 'drawn'> {
    const { ofName, ofNetworks } = await this.#waits(claim);
    if (ofName > 0 || ofNetworks === 0) return Math.max(ofName, ofNetworks);
    return (await this.#isDrawn(claim.networks)) ? 'drawn' : ofNetworks;
  }

  async #waits({ nameKey, networks }: Claim): Promise<{ ofName: number; ofNetworks: number }> {
    const { store, clock } = this.#parts;
    const { loginPair, loginNetwork, loginName } = this.#rules;
    const nowMs = clock();
    const of = this.#bucketsFor(nameKey, networks);
    const all = [of.known, of.name, ...of.networks.flatMap(({ pair, network }) => [pair, network])];
    const counters = await readCounters(store, all);
    const blocked = (bucket: string, { waitMs: longestMs }: SlowingRule) =>
      timeLeft(counters.get(bucket)?.blocked_until_ms ?? 0, nowMs, longestMs);
    const ofPair = ({ pair, allowance }: { readonly pair: string; readonly allowance: number }) => {
      const counter = counters.get(pair);
      const state =
        counter === undefined ? null : { failures: counter.hits, lastFailureMs: counter.window_ms };
      return waitMs(state, nowMs, {
        ...loginPair,
        freeFailures: loginPair.freeFailures * allowance,
      });
    };
    const [own] = of.networks;
    if (this.#isKnown(counters.get(of.known), nowMs)) return { ofName: 0, ofNetworks: ofPair(own) };
    return {
      ofName: blocked(of.name, loginName),
      ofNetworks: Math.max(
        ...of.networks.map((one) => Math.max(ofPair(one), blocked(one.network, loginNetwork))),
      ),
    };
  }

  /** Whether a try that has to wait is let through: chance gives nobody an advantage, being first would. */
  async #isDrawn(networks: Networks): Promise<boolean> {
    const { store, clock, buckets, random } = this.#parts;
    const { free, perSecond, windowMs } = this.#rules.loginDraw;
    const nowMs = clock();
    let chance = 1;
    for (const { name, allowance } of networks) {
      const { hits, window_ms } = await addHit(store, buckets('login-draw', name), nowMs, windowMs);
      const drawn = ((nowMs - window_ms) / 1000) * perSecond * allowance;
      chance = hits <= free * allowance && allowance === 1 ? 0 : Math.min(chance, drawn / hits);
      if (chance <= 0) return false;
    }
    return Number(`0.${random.digits(6)}`) < chance;
  }

  /** Counts a wrong password. */
  async failed({ nameKey, networks }: Claim): Promise<void> {
    const nowMs = this.#parts.clock();
    const of = this.#bucketsFor(nameKey, networks);
    for (const { pair, network, allowance } of of.networks) {
      while (!(await this.#addFailure(pair, nowMs)));
      await this.#slow(network, this.#rules.loginNetwork, nowMs, allowance);
    }
    const known = await readCounter(this.#parts.store, of.known);
    if (!this.#isKnown(known, nowMs)) await this.#slow(of.name, this.#rules.loginName, nowMs);
  }

  /** Forgets the failures of a name from a network, and remembers the network as one of its own. */
  async succeeded({ nameKey, networks }: Claim): Promise<void> {
    const { store, clock } = this.#parts;
    const of = this.#bucketsFor(nameKey, networks);
    const pairs = of.networks.map(({ pair }) => pair);
    // A login writes only what is new: a commit that waits for the disk costs more than all the rest of it.
    const counters = await readCounters(store, [...pairs, of.known]);
    for (const pair of pairs) if (counters.has(pair)) await deleteCounter(store, pair);
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

  async #slow(bucket: string, rule: SlowingRule, nowMs: number, allowance = 1): Promise<void> {
    const counter = await addHit(this.#parts.store, bucket, nowMs, rule.windowMs);
    if (counter.hits >= rule.count * allowance) {
      await block(this.#parts.store, bucket, nowMs + rule.waitMs);
    }
  }

  #isKnown(counter: Counter | null | undefined, nowMs: number): boolean {
    return !!counter && nowMs - counter.window_ms < this.#rules.knownNetworkMs;
  }

  #bucketsFor(nameKey: string, [own, ...wider]: Networks) {
    const { buckets } = this.#parts;
    const ofNetwork = ({ name, allowance }: Network) => ({
      pair: buckets('login-pair', nameKey, name),
      network: buckets('login-network', name),
      allowance,
    });
    return {
      name: buckets('login-name', nameKey),
      known: buckets('login-known', nameKey, own.name),
      networks: [ofNetwork(own), ...wider.map(ofNetwork)] as const,
    };
  }
}
