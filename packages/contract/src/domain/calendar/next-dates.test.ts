import { describe, expect, it } from 'vitest';
import { nextDates } from './next-dates.ts';

describe('the next days of a meeting', () => {
  it.each([
    {
      what: 'today is one of them',
      days: [6],
      from: '2026-11-28',
      dates: ['2026-11-28', '2026-12-05', '2026-12-12'],
    },
    {
      what: 'in the middle of a week',
      days: [0, 6],
      from: '2026-11-25',
      dates: ['2026-11-28', '2026-11-29', '2026-12-05'],
    },
    { what: 'no day', days: [], from: '2026-11-25', dates: [] },
  ])('$what', ({ days, from, dates }) => {
    expect(nextDates(days, from, 3)).toEqual(dates);
  });
});
