import { describe, expect, it } from 'vitest';
import { calendarWeeks, monthOf, monthTitle } from './calendar-weeks.ts';

describe('the months of the calendar', () => {
  it.each([
    ['into the next year', '2026-12-31', 1, 'enero de 2027'],
    ['into the year before', '2026-01-31', -1, 'diciembre de 2025'],
    ['within a year', '2026-11-01', -1, 'octubre de 2026'],
    ['fourteen months back', '2026-01-01', -14, 'noviembre de 2024'],
  ])('steps %s', (_, from, by, to) => {
    expect(monthTitle(monthOf(from) + by)).toBe(to);
  });

  it('knows which is earlier across a year’s end', () => {
    expect(monthOf('2025-12-31')).toBeLessThan(monthOf('2026-01-01'));
    expect(monthOf('2026-02-01')).toBe(monthOf('2026-02-28'));
  });

  it('is named in Spanish whatever the device’s zone', () => {
    expect(monthTitle(monthOf('2026-01-01'))).toBe('enero de 2026');
    expect(monthTitle(monthOf('2026-11-30'))).toBe('noviembre de 2026');
  });
});

describe('the weeks of a month', () => {
  it('run from Monday to Sunday and hold every day once', () => {
    const weeks = calendarWeeks(['2026-11-21', '20261107', 'rubbish'], monthOf('2026-11-01'));
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    // 1 November 2026 is a Sunday.
    expect(weeks[0]?.map((day) => day?.day ?? null)).toEqual([null, null, null, null, null, null, 1]);
    const days = weeks.flat().filter((day) => day !== null);
    expect(days.map((day) => day.day)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect(days.filter((day) => day.marked).map((day) => day.day)).toEqual([7, 21]);
  });

  it('have no empty week when the month starts on a Monday', () => {
    const weeks = calendarWeeks([], monthOf('2026-06-01'));
    expect(weeks[0]?.[0]?.day).toBe(1);
    expect(weeks).toHaveLength(5);
  });
});
