import { describe, expect, it, test } from 'vitest';
import { LOGIN_THROTTLE, type LoginThrottleState, nextFailure, waitMs } from './login-throttle.ts';

const start = 1_790_000_000_000;

function after(failures: number, nowMs = start): LoginThrottleState | null {
  let state: LoginThrottleState | null = null;
  for (let count = 0; count < failures; count += 1) state = nextFailure(state, nowMs);
  return state;
}

describe('waitMs', () => {
  test.each([
    [0, 0],
    [1, 0],
    [4, 0],
    [5, 2_000],
    [6, 4_000],
    [7, 8_000],
    [8, 16_000],
    [9, 32_000],
    [10, 60_000],
    [11, 60_000],
    [5_000, 60_000],
  ])('after %i failures the next try waits %i ms', (failures, wait) => {
    expect(waitMs(after(failures), start)).toBe(wait);
  });

  it('counts down and ends exactly with the wait', () => {
    const state = after(6);
    expect(waitMs(state, start + 1_000)).toBe(3_000);
    expect(waitMs(state, start + 3_999)).toBe(1);
    expect(waitMs(state, start + 4_000)).toBe(0);
  });

  it('is never longer than the wait itself when another clock is ahead', () => {
    expect(waitMs(after(6, start + 5_000), start)).toBe(4_000);
  });

  it('does not hold anybody until a clock that was set back has caught up', () => {
    expect(waitMs(after(10, start + 3_600_000), start)).toBe(0);
  });

  it('follows another policy', () => {
    const policy = { freeFailures: 1, firstWaitMs: 10, longestWaitMs: 15, forgetAfterMs: 100 };
    const first = nextFailure(null, start, policy);
    expect(waitMs(first, start, policy)).toBe(10);
    expect(waitMs(nextFailure(first, start, policy), start, policy)).toBe(15);
  });
});

describe('nextFailure', () => {
  it('goes on counting within 15 minutes', () => {
    const state = nextFailure(after(9), start + LOGIN_THROTTLE.forgetAfterMs - 1);
    expect(state).toEqual({ failures: 10, lastFailureMs: start + LOGIN_THROTTLE.forgetAfterMs - 1 });
  });

  it('begins anew after 15 minutes of silence', () => {
    const later = start + LOGIN_THROTTLE.forgetAfterMs;
    expect(waitMs(after(9), later)).toBe(0);
    expect(nextFailure(after(9), later)).toEqual({ failures: 1, lastFailureMs: later });
  });
});
