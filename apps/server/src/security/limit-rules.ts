import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ministerio/contract/domain';
import { DEVICE_LIFETIME_MS } from './device-cookies.ts';
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

/** A lot among tries that have to wait, so that nobody is kept out for ever by being second (R2). */
export interface DrawRule {
  /** Tries of a window that are not drawn: a person who waits as the message says meets nothing else. */
  readonly free: number;
  readonly perSecond: number;
  readonly windowMs: number;
}

/** Every limit of the server. An option of `buildApp`; no variable turns one off (R32). */
export interface LimitRules {
  /** Logins that one process begins in a second, right or wrong (R4). */
  readonly loginsPerSecond: number;
  /** Sign-ins among them that one network, or one device, begins (R4). */
  readonly loginsPerSecondOfNetwork: number;
  /** Failures of one name from one network (R2). */
  readonly loginPair: LoginThrottlePolicy;
  /** Failures of one name from all networks that never signed in with it (R2). */
  readonly loginName: SlowingRule;
  /** Failures from one network (R2). */
  readonly loginNetwork: SlowingRule;
  /** Tries from one network that are let through while it has to wait (R2). */
  readonly loginDraw: DrawRule;
  /** Tries with one device cookie (R59). */
  readonly deviceTries: WindowRule;
  /** Codes that are tried for one account from one network, right or wrong: six digits need more than a password (R45). */
  readonly factorCodes: WindowRule;
  /** Wrong codes for phones of the door from one network, and from everywhere (R55). */
  readonly doorCodesOfNetwork: WindowRule;
  readonly doorCodesInAll: WindowRule;
  /** Past either: tries of one network. */
  readonly doorCodesSlowed: WindowRule;
  /** Exchanges of one member's phone: each leaves a row for 60 days (R57). */
  readonly phoneExchanges: WindowRule;
  /** How long a network where a name signed in is known for it. */
  readonly knownNetworkMs: number;
  /** Public accounts from one network (R3). */
  readonly registrations: WindowRule;
  /** Public registrations that met a taken name, e-mail or number, from one network (R3). */
  readonly collisions: WindowRule;
  readonly messagesOfNetwork: WindowRule;
  readonly messagesInAll: WindowRule;
  /** Past `messagesInAll`: places for networks that sent none that day. */
  readonly messagesKept: WindowRule;
  /** Past those too: the form slows, it never closes. */
  readonly messagesSlowed: WindowRule;
  /** Refused position marks of one account (R34). */
  readonly positionRefusals: WindowRule;
  /** Pictures that one account sends (R61). */
  readonly photos: WindowRule;
  /** Documents that one administrator publishes: a script that runs wild must not empty the history (R63). */
  readonly publications: WindowRule;
  /** Previews that one administrator asks for: each renders a page (R63). */
  readonly previews: WindowRule;
}

export const LIMIT_RULES: LimitRules = {
  loginsPerSecond: 500,
  loginsPerSecondOfNetwork: 50,
  loginPair: LOGIN_THROTTLE,
  loginName: { count: 50, windowMs: DAY_MS, waitMs: MINUTE_MS },
  loginNetwork: { count: 100, windowMs: 10 * MINUTE_MS, waitMs: MINUTE_MS },
  loginDraw: { free: 5, perSecond: 1, windowMs: MINUTE_MS },
  deviceTries: { count: 10, windowMs: DEVICE_LIFETIME_MS },
  factorCodes: { count: 20, windowMs: 10 * MINUTE_MS },
  doorCodesOfNetwork: { count: 10, windowMs: 10 * MINUTE_MS },
  doorCodesInAll: { count: 50, windowMs: 10 * MINUTE_MS },
  doorCodesSlowed: { count: 1, windowMs: 10_000 },
  phoneExchanges: { count: 60, windowMs: HOUR_MS },
  knownNetworkMs: 30 * DAY_MS,
  registrations: { count: 30, windowMs: HOUR_MS },
  collisions: { count: 10, windowMs: HOUR_MS },
  messagesOfNetwork: { count: 10, windowMs: HOUR_MS },
  messagesInAll: { count: 200, windowMs: DAY_MS },
  messagesKept: { count: 50, windowMs: DAY_MS },
  messagesSlowed: { count: 1, windowMs: MINUTE_MS },
  positionRefusals: { count: 30, windowMs: 10 * MINUTE_MS },
  photos: { count: 30, windowMs: HOUR_MS },
  publications: { count: 60, windowMs: HOUR_MS },
  previews: { count: 120, windowMs: MINUTE_MS },
};
