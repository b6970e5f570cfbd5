import type { Clock } from '../src/clock.ts';

/** A clock that stands until a test moves it. */
export interface TestClock extends Clock {
  set(iso: string): void;
  advance(milliseconds: number): void;
}

/** @param iso - where it starts. @default a Saturday evening in La Paz */
export function testClock(iso = '2026-09-26T23:30:00.000Z'): TestClock {
  let nowMs = Date.parse(iso);
  return Object.assign(() => nowMs, {
    set: (next: string) => {
      nowMs = Date.parse(next);
    },
    advance: (milliseconds: number) => {
      nowMs += milliseconds;
    },
  });
}
