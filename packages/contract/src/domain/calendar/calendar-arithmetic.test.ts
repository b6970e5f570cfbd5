import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, daysBetween, daysInMonth, weekdayOf } from './calendar-arithmetic.ts';

test.each([
  [2026, 1, 31],
  [2026, 4, 30],
  [2026, 2, 28],
  [2024, 2, 29],
  [1900, 2, 28],
  [2000, 2, 29],
  [2026, 12, 31],
])('month %i-%i has %i days', (year, month, days) => {
  expect(daysInMonth(year, month)).toBe(days);
});

test.each([
  ['2026-09-26', 6],
  ['2026-09-27', 0],
  ['2024-02-29', 4],
  ['1000-01-01', 3],
])('%s is weekday %i', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});

describe('addDays', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-09-26', 0, '2026-09-26'],
  ])('%s and %i days is %s', (date, days, result) => {
    expect(addDays(date, days)).toBe(result);
  });

  it('is what daysBetween measures', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50_000, max: 50_000 }), (days) => {
        expect(daysBetween('2026-09-26', addDays('2026-09-26', days))).toBe(days);
      }),
    );
  });
});
