import type { Clock } from '../clock.ts';
import type { LimitRules } from './limit-rules.ts';
import { type LoginLimitParts, LoginLimits } from './login-limits.ts';
import { MessageLimits } from './message-limits.ts';
import type { Network } from './network.ts';
import { NetworkLimit, WindowLimit } from './window-limit.ts';

/** Limits what one process begins per second for each key; the cheapest shield, before any database work (R4). */
export class PerSecondLimiter {
  readonly #limit: number;
  readonly #clock: Clock;
  #second = 0;
  readonly #begun = new Map<string, number>();

  constructor(limit: number, clock: Clock) {
    this.#limit = limit;
    this.#clock = clock;
  }

  /** Whether one more may begin now. @param allowance - how many times the limit this key may use. */
  tryAcquire(key = '', allowance = 1): boolean {
    const second = Math.floor(this.#clock() / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#begun.clear();
    }
    const begun = (this.#begun.get(key) ?? 0) + 1;
    this.#begun.set(key, begun);
    return begun <= this.#limit * allowance;
  }
}

/** The gate of sign-ins: a share for each network, so that nobody uses up what is there for all (R4). */
export class LoginGate {
  readonly #shares: PerSecondLimiter;
  readonly #all: PerSecondLimiter;

  constructor({ loginsPerSecond, loginsPerSecondOfNetwork }: LimitRules, clock: Clock) {
    this.#shares = new PerSecondLimiter(loginsPerSecondOfNetwork, clock);
    this.#all = new PerSecondLimiter(loginsPerSecond, clock);
  }

  /** Whether one more may begin now. @param sharers - the networks of a request, or its device. */
  tryAcquire(sharers: readonly Network[]): boolean {
    const hasShare = sharers.every(({ name, allowance }) => this.#shares.tryAcquire(name, allowance));
    return hasShare && this.#all.tryAcquire();
  }
}

/** The limits at work (R2, R3, R4, R34). */
export type Limits = Readonly<ReturnType<typeof limitsOf>>;

export function limitsOf(parts: LoginLimitParts, rules: LimitRules) {
  return {
    loginGate: new LoginGate(rules, parts.clock),
    login: new LoginLimits(parts, rules),
    deviceTries: new WindowLimit(parts, 'login-device', rules.deviceTries),
    factorCodes: new WindowLimit(parts, 'factor-codes', rules.factorCodes),
    doorCodesOfNetwork: new NetworkLimit(parts, 'door-codes-network', rules.doorCodesOfNetwork),
    doorCodesInAll: new WindowLimit(parts, 'door-codes', rules.doorCodesInAll),
    doorCodesSlowed: new NetworkLimit(parts, 'door-codes-slowed', rules.doorCodesSlowed),
    phoneExchanges: new WindowLimit(parts, 'phone-exchanges', rules.phoneExchanges),
    registrations: new NetworkLimit(parts, 'registrations', rules.registrations),
    collisions: new NetworkLimit(parts, 'collisions', rules.collisions),
    messagesOfNetwork: new NetworkLimit(parts, 'messages-network', rules.messagesOfNetwork),
    messagesInAll: new MessageLimits(parts, rules),
    positionRefusals: new WindowLimit(parts, 'position-refusals', rules.positionRefusals),
    photos: new WindowLimit(parts, 'photos', rules.photos),
    publications: new WindowLimit(parts, 'publications', rules.publications),
    previews: new WindowLimit(parts, 'previews', rules.previews),
  };
}
