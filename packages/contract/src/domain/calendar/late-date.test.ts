import { describe, expect, it } from 'vitest';
import { isLateDate, lateDates } from './late-date.ts';

describe('days that can be marked from a paper list', () => {
  it.each([
    ['today', '2026-11-21', false],
    ['tomorrow', '2026-11-22', false],
    ['yesterday', '2026-11-20', true],
    ['the same day a year ago', '2025-11-21', true],
    ['a leap year ago', '2025-11-20', true],
    ['a day more', '2025-11-19', false],
    ['a slip in the year', '2016-11-14', false],
  ])('%s (%s): %s', (_, date, allowed) => {
    expect(isLateDate(date, '2026-11-21')).toBe(allowed);
  });

  it('reach over the 29th of February', () => {
    expect(lateDates('2028-03-01')).toEqual({ first: '2027-03-01', last: '2028-02-29' });
  });
});
