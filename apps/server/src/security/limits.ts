import type { Clock } from '../clock.ts';
import type { LimitRules } from './limit-rules.ts';
import { LoginLimits } from './login-limits.ts';
import { type LimitParts, WindowLimit } from './window-limit.ts';

/** Limits what one process begins per second; the cheapest shield, before any database work (R4). */
export class PerSecondLimiter {
  readonly #limit: number;
  readonly #clock: Clock;
  #second = 0;
  #begun = 0;

  constructor(limit: number, clock: Clock) {
    this.#limit = limit;
    this.#clock = clock;
  }

  /** Whether one more may begin now. */
  tryAcquire(): boolean {
    const second = Math.floor(this.#clock() / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#begun = 0;
    }
    this.#begun += 1;
    return this.#begun <= this.#limit;
  }
}

/** The limits at work (R2, R3, R4, R34). */
export type Limits = Readonly<ReturnType<typeof limitsOf>>;

export function limitsOf(parts: LimitParts, rules: LimitRules) {
  return {
    loginRate: new PerSecondLimiter(rules.loginsPerSecond, parts.clock),
    login: new LoginLimits(parts, rules),
    registrations: new WindowLimit(parts, 'registrations', rules.registrations),
    collisions: new WindowLimit(parts, 'collisions', rules.collisions),
    messagesOfNetwork: new WindowLimit(parts, 'messages-network', rules.messagesOfNetwork),
    messagesInAll: new WindowLimit(parts, 'messages', rules.messagesInAll),
    positionRefusals: new WindowLimit(parts, 'position-refusals', rules.positionRefusals),
  };
}
