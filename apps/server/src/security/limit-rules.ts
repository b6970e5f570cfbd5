import { LOGIN_THROTTLE, type LoginThrottlePolicy } from './login-throttle.ts';

/** So many in a window. */
export interface WindowRule {
  readonly count: number;
  readonly windowMs: number;
}

/** Past the count of a window, one try per wait instead of none: nobody can lock out another person (R2). */
export interface SlowingRule extends WindowRule {
  readonly waitMs: number;
}

/** Every limit of the server. An option of `buildApp`; no variable turns one off (R32). */
export interface LimitRules {
  /** Logins that one process begins in a second, right or wrong (R4). */
  readonly loginsPerSecond: number;
  /** Failures of one name from one network (R2). */
  readonly loginPair: LoginThrottlePolicy;
  /** Failures of one name from all networks that never signed in with it (R2). */
  readonly loginName: SlowingRule;
  /** Failures from one network (R2). */
  readonly loginNetwork: SlowingRule;
  /** How long a network where a name signed in is known for it. */
  readonly knownNetworkMs: number;
  /** Public accounts from one network (R3). */
  readonly registrations: WindowRule;
  /** Public registrations that met a taken name, e-mail or number, from one network (R3). */
  readonly collisions: WindowRule;
  readonly messagesOfNetwork: WindowRule;
  readonly messagesInAll: WindowRule;
  /** Refused position marks of one account (R34). */
  readonly positionRefusals: WindowRule;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const LIMIT_RULES: LimitRules = {
  loginsPerSecond: 500,
  loginPair: LOGIN_THROTTLE,
  loginName: { count: 50, windowMs: DAY, waitMs: MINUTE },
  loginNetwork: { count: 100, windowMs: 10 * MINUTE, waitMs: MINUTE },
  knownNetworkMs: 30 * DAY,
  registrations: { count: 30, windowMs: HOUR },
  collisions: { count: 10, windowMs: HOUR },
  messagesOfNetwork: { count: 10, windowMs: HOUR },
  messagesInAll: { count: 200, windowMs: DAY },
  positionRefusals: { count: 30, windowMs: 10 * MINUTE },
};
