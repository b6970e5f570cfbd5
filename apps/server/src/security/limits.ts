import type { LimitRules } from './limit-rules.ts';
import { LoginLimits } from './login-limits.ts';
import { PerSecondLimiter } from './per-second-limiter.ts';
import { type LimitParts, WindowLimit } from './window-limit.ts';

/** The limits at work (R2, R3, R4, R34). */
export interface Limits {
  readonly loginRate: PerSecondLimiter;
  readonly login: LoginLimits;
  readonly registrations: WindowLimit;
  readonly collisions: WindowLimit;
  readonly messagesOfNetwork: WindowLimit;
  readonly messagesInAll: WindowLimit;
  readonly positionRefusals: WindowLimit;
}

export function limitsOf(parts: LimitParts, rules: LimitRules): Limits {
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
