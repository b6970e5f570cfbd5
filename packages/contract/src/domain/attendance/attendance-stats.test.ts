import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '../calendar/calendar-date.ts';
import { attendanceStreak, attendanceStreakWeeks, monthMarks, usualWeekdays } from './attendance-stats.ts';

/** 2026-09-26 is a Saturday; its week runs from Monday the 21st to Sunday the 27th. */
const today = '2026-09-26';

describe('attendanceStreakWeeks', () => {
  test.each<[string, unknown[], number]>([
    ['nothing', [], 0],
    ['today', ['2026-09-26'], 1],
    ['only last week: the running week is not over', ['2026-09-20'], 1],
    ['two weeks ago: broken', ['2026-09-13'], 0],
    ['Saturday and Sunday of one weekend', ['2026-09-19', '2026-09-20'], 1],
    ['Sunday and the Monday after it', ['2026-09-20', '2026-09-21'], 2],
    ['three weeks, in any order and form', [[2026, 9, 12], '20260926', '2026-09-19T10:00:00'], 3],
    ['a gap ends it', ['2026-09-26', '2026-09-19', '2026-09-05'], 2],
    ['unreadable and future days', ['x', null, '2026-10-03', '2026-09-27'], 0],
  ])('%s', (_, dates, weeks) => {
    expect(attendanceStreakWeeks(dates, today)).toBe(weeks);
  });

  it('goes on over the new year', () => {
    expect(attendanceStreakWeeks(['2026-12-20', '2026-12-27', '2027-01-03'], '2027-01-03')).toBe(3);
  });

  test.each<[string, unknown[], string | null]>([
    ['nothing', [], null],
    ['the Saturday of a weekend of two days', ['2026-09-20', '2026-09-19'], '2026-09-19'],
    ['before a gap does not count', ['2026-09-26', '2026-09-19', '2026-09-05'], '2026-09-19'],
    ['future days do not count', ['2026-09-27', '2026-09-26'], '2026-09-26'],
  ])('began on the first day of its first week: %s', (_, dates, since) => {
    expect(attendanceStreak(dates, today).since).toBe(since);
  });

  it('does not depend on order or repetition', () => {
    const days = fc.array(
      fc.integer({ min: 1, max: 26 }).map((day) => `2026-09-${String(day).padStart(2, '0')}`),
    );
    fc.assert(
      fc.property(days, (dates) => {
        const streak = attendanceStreakWeeks(dates, today);
        expect(attendanceStreakWeeks([...dates, ...dates].reverse(), today)).toBe(streak);
      }),
    );
  });
});

describe('usualWeekdays', () => {
  const saturdays = (count: number) =>
    Array.from({ length: count }, (_, week) => addDays('2026-01-03', 7 * week));

  test.each<[string, unknown[], number[]]>([
    ['nobody yet', [], []],
    ['one day', ['2026-09-26'], [6]],
    ['Saturdays and Sundays', ['2026-09-19', '2026-09-20', '2026-09-26'], [0, 6]],
    ['a camp’s Wednesday among many Saturdays', [...saturdays(9), '2026-01-07'], [6]],
    ['every form; the same day once; rubbish', ['20260926', '2026-09-26', 'x', null], [6]],
  ])('%s', (_, dates, weekdays) => {
    expect([...usualWeekdays(dates)].sort()).toEqual(weekdays);
  });
});

describe('monthMarks', () => {
  it('has every day of the month with its weekday, and marks the attended ones', () => {
    const marks = monthMarks(['2024-02-29', '20240204', '2024-03-01', 'x', null], 2024, 2);
    expect(marks).toHaveLength(29);
    expect(marks[0]).toEqual({ date: '2024-02-01', day: 1, weekday: 4, marked: false });
    expect(marks[28]).toEqual({ date: '2024-02-29', day: 29, weekday: 4, marked: true });
    expect(marks.filter(({ marked }) => marked).map(({ day }) => day)).toEqual([4, 29]);
  });
});
