import { expect, test } from 'vitest';
import { isHeldDay, missedMeetings, type PlannedAbsence } from './missed-meetings.ts';

test.each([
  [0, 0, false],
  [0, 5, false],
  [1, 10, true],
  [1, 11, false],
  [2, 21, false],
  [2, 20, true],
  [3, 400, true],
])('%i of %i members came: a meeting is %s', (marked, members, held) => {
  expect(isHeldDay(marked, members)).toBe(held);
});

const saturdays = ['2026-10-31', '2026-11-07', '2026-11-14', '2026-11-21'];

test.each<[string, string, string, readonly PlannedAbsence[], number]>([
  ['the mark itself and today are not missed', '2026-10-31', '2026-11-21', [], 2],
  ['everything between', '2026-10-24', '2026-11-25', [], 4],
  ['nothing after a return', '2026-10-31', '2026-11-07', [], 0],
  ['a mark of a day without a meeting', '2026-11-10', '2026-11-25', [], 2],
  ['an absence, its ends too', '2026-10-24', '2026-11-25', [{ from: '2026-11-07', to: '2026-11-14' }], 2],
  ['an absence elsewhere', '2026-10-24', '2026-11-25', [{ from: '2026-09-01', to: '2026-09-30' }], 4],
])('%s', (_name, since, until, absences, missed) => {
  expect(missedMeetings({ since, until }, saturdays, absences)).toBe(missed);
});

/** A generator that gives the same numbers on every run (a linear congruence). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

test('a day on which nobody met adds nothing, a mark ends it, and no absence adds', () => {
  const next = numbers(7);
  const day = () => `2026-${String(1 + next(9)).padStart(2, '0')}-${String(1 + next(28)).padStart(2, '0')}`;
  for (let round = 0; round < 500; round += 1) {
    const held = new Set(Array.from({ length: next(30) }, day));
    const since = day();
    const until = '2026-11-25';
    const [from = since, to = since] = [day(), day()].sort();
    const missed = missedMeetings({ since, until }, held, []);
    const newest = [...held].sort().at(-1) ?? since;
    expect(missed).toBe([...held].filter((one) => one > since).length);
    const fewer = new Set(held);
    fewer.delete(newest);
    expect(missedMeetings({ since, until }, fewer, [])).toBe(missed - (newest > since ? 1 : 0));
    expect(missedMeetings({ since: newest, until }, held, [])).toBe(0);
    expect(missedMeetings({ since, until }, held, [{ from, to }])).toBeLessThanOrEqual(missed);
  }
});
