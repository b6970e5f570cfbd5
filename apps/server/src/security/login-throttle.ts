/** How failed sign-ins delay the next one. */
export interface LoginThrottlePolicy {
  /** Failures without a delay. */
  readonly freeFailures: number;
  /** Delay after the last free failure; doubles with each further failure. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** Time without failures after which all are forgotten. */
  readonly forgetAfterMs: number;
}

/** Failures of one name from one network; deleted after a success. */
export interface LoginThrottleState {
  readonly failures: number;
  /** UTC milliseconds. */
  readonly lastFailureMs: number;
}

/** R2, for each name and network: five free failures, then a delay of 2 s doubling to 60 s; reset after 15 minutes. */
export const LOGIN_THROTTLE: LoginThrottlePolicy = {
  freeFailures: 5,
  firstWaitMs: 2_000,
  longestWaitMs: 60_000,
  forgetAfterMs: 15 * 60_000,
};

/**
 * The state after another failure. An attempt refused because of the delay does not count.
 *
 * @param nowMs - UTC milliseconds.
 */
export function nextFailure(
  state: LoginThrottleState | null,
  nowMs: number,
  policy: LoginThrottlePolicy = LOGIN_THROTTLE,
): LoginThrottleState {
  const remembered = state !== null && !isForgotten(state, nowMs, policy) ? state.failures : 0;
  return { failures: remembered + 1, lastFailureMs: nowMs };
}

/**
 * Remaining delay of the next attempt in milliseconds; 0 for none. The fifth failure is the last free one, so the sixth
 * attempt waits 2 s after it.
 *
 * @param nowMs - UTC milliseconds.
 */
export function waitMs(
  state: LoginThrottleState | null,
  nowMs: number,
  policy: LoginThrottlePolicy = LOGIN_THROTTLE,
): number {
  if (state === null || state.failures < policy.freeFailures || isForgotten(state, nowMs, policy)) return 0;
  const doublings = state.failures - policy.freeFailures;
  const wait = Math.min(policy.firstWaitMs * 2 ** doublings, policy.longestWaitMs);
  // Another process's clock may be slightly ahead, which must not lengthen the delay.
  return Math.min(wait, Math.max(0, state.lastFailureMs + wait - nowMs));
}

function isForgotten(state: LoginThrottleState, nowMs: number, policy: LoginThrottlePolicy): boolean {
  const ageMs = nowMs - state.lastFailureMs;
  // The clock was set back since a failure in the future: do not wait for it to catch up.
  return ageMs >= policy.forgetAfterMs || ageMs < -policy.longestWaitMs;
}
