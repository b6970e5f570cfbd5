import { describe, expect, it } from 'vitest';
import { mondayOf, weeksMissed } from './church-week.ts';

describe('the church’s week', () => {
  it.each([
    { day: '2026-11-16', monday: '2026-11-16' },
    { day: '2026-11-21', monday: '2026-11-16' },
    { day: '2026-11-22', monday: '2026-11-16' },
    { day: '2026-11-23', monday: '2026-11-23' },
    { day: '2027-01-03', monday: '2026-12-28' },
    { day: '2024-02-29', monday: '2024-02-26' },
  ])('$day belongs to the week of $monday', ({ day, monday }) => {
    expect(mondayOf(day)).toBe(monday);
  });
});

describe('weeks that somebody has missed', () => {
  it.each([
    { last: '2026-11-16', weeks: 0, why: 'this week' },
    { last: '2026-11-15', weeks: 0, why: 'last week: this one is not over' },
    { last: '2026-11-02', weeks: 1, why: 'the Monday of two weeks ago' },
    { last: '2026-10-26', weeks: 2, why: 'the first day that has missed two' },
    { last: '2026-10-25', weeks: 3, why: 'the Sunday before it' },
    { last: '2025-11-17', weeks: 51, why: 'a year ago' },
    { last: '2026-12-01', weeks: 0, why: 'a day to come' },
  ])('$last, seen on Saturday 2026-11-21: $weeks ($why)', ({ last, weeks }) => {
    expect(weeksMissed(last, '2026-11-21')).toBe(weeks);
  });
});
