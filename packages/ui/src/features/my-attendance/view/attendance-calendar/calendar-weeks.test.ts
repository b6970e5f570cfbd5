import { describe, expect, it } from 'vitest';
import { calendarWeeks, compareMonths, monthOf, monthTitle, shiftMonth } from './calendar-weeks.ts';

describe('the months of the calendar', () => {
  it.each([
    ['into the next year', { year: 2026, month: 12 }, 1, { year: 2027, month: 1 }],
    ['into the year before', { year: 2026, month: 1 }, -1, { year: 2025, month: 12 }],
    ['within a year', { year: 2026, month: 11 }, -1, { year: 2026, month: 10 }],
    ['fourteen months back', { year: 2026, month: 1 }, -14, { year: 2024, month: 11 }],
  ])('steps %s', (_, from, by, to) => {
    expect(shiftMonth(from, by)).toEqual(to);
  });

  it('knows which is earlier across a year’s end', () => {
    expect(compareMonths({ year: 2025, month: 12 }, { year: 2026, month: 1 })).toBeLessThan(0);
    expect(compareMonths({ year: 2026, month: 2 }, { year: 2026, month: 2 })).toBe(0);
  });

  it('is named in Spanish whatever the device’s zone', () => {
    expect(monthTitle(monthOf('2026-01-01'))).toBe('enero de 2026');
    expect(monthTitle(monthOf('2026-11-30'))).toBe('noviembre de 2026');
  });
});

describe('the weeks of a month', () => {
  it('run from Monday to Sunday and hold every day once', () => {
    const weeks = calendarWeeks(['2026-11-21', '20261107', 'rubbish'], { year: 2026, month: 11 });
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    // 1 November 2026 is a Sunday.
    expect(weeks[0]?.map((day) => day?.day ?? null)).toEqual([null, null, null, null, null, null, 1]);
    const days = weeks.flat().filter((day) => day !== null);
    expect(days.map((day) => day.day)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect(days.filter((day) => day.marked).map((day) => day.day)).toEqual([7, 21]);
  });

  it('have no empty week when the month starts on a Monday', () => {
    const weeks = calendarWeeks([], { year: 2026, month: 6 });
    expect(weeks[0]?.[0]?.day).toBe(1);
    expect(weeks).toHaveLength(5);
  });
});
