/** How wrong passwords slow the next try down. */
export interface LoginThrottlePolicy {
  /** Failures that cost nothing. */
  readonly freeFailures: number;
  /** Wait after the last free failure; every further failure doubles it. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** Silence after the last failure that forgets all of them. */
  readonly forgetAfterMs: number;
}

/** Failures of one name from one network. No state means none; a success drops the state. */
export interface LoginThrottleState {
  readonly failures: number;
  /** UTC milliseconds. */
  readonly lastFailureMs: number;
}

/** R2, per name and network: five tries, then a wait of 2 s doubling to 60 s, forgotten after 15 minutes. */
export const LOGIN_THROTTLE: LoginThrottlePolicy = {
  freeFailures: 5,
  firstWaitMs: 2_000,
  longestWaitMs: 60_000,
  forgetAfterMs: 15 * 60_000,
};

/**
 * The state after one more failure. A try that was refused because of a wait was not evaluated and is no failure.
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
 * How long the next try has to wait, in milliseconds: 0 when it may be evaluated now. The fifth failure is the last
 * free one, so the sixth try waits 2 s after it.
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
  // Another process's clock may be a little ahead; that must not stretch the wait.
  return Math.min(wait, Math.max(0, state.lastFailureMs + wait - nowMs));
}

function isForgotten(state: LoginThrottleState, nowMs: number, policy: LoginThrottlePolicy): boolean {
  const ageMs = nowMs - state.lastFailureMs;
  // A failure from the future was noted before the clock was set back: nobody waits until it comes round again.
  return ageMs >= policy.forgetAfterMs || ageMs < -policy.longestWaitMs;
}
