import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { WINDOW_PANES, yearWindow } from './year-window.ts';

/** Saturdays from one to another. */
function saturdays(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 7)) days.push(day);
  return days;
}
/** Panes by their letters: lit, unlit, now, Now lit, ahead. */
const letters = { lit: 'x', unlit: '.', now: '?', 'now-lit': 'X', ahead: ' ' };
const drawn = (dates: readonly unknown[], today: CalendarDate) =>
  yearWindow(dates, today)
    .panes.map((pane) => letters[pane])
    .join('')
    .trimEnd();

describe('the panes of a year', () => {
  test.each<[string, readonly unknown[], CalendarDate, string]>([
    ['the first Monday', [], '2026-01-05', '.?'],
    ['1 January 2026 is in its first week', ['2026-01-01'], '2026-01-03', 'X'],
    ['1 January 2027 is in the last week of 2026', ['2027-01-01'], '2027-01-01', `${'.'.repeat(51)}X`],
    ['Monday 4 January 2027 begins a new window', ['2027-01-01'], '2027-01-04', '?'],
    ['Saturday and Sunday of a weekend are one pane', ['2026-01-10', '2026-01-11'], '2026-01-12', '.x?'],
    ['a missed week', ['2026-01-03', '2026-01-17'], '2026-01-17', 'x.X'],
    [
      'every form; future and unreadable days',
      [[2026, 1, 3], '20260110', 'x', null, '2026-01-25'],
      '2026-01-13',
      'xx?',
    ],
    ['last year’s days', ['2025-12-27'], '2026-01-03', '?'],
    ['week 52 of a year with 53', saturdays('2026-12-26', '2026-12-26'), '2026-12-27', `${'.'.repeat(51)}X`],
    [
      'its week 53 shares the pane',
      saturdays('2026-12-26', '2026-12-26'),
      '2026-12-30',
      `${'.'.repeat(51)}X`,
    ],
  ])('%s', (_, dates, today, panes) => {
    expect(drawn(dates, today)).toBe(panes);
  });

  it('are always as many as the rings hold, at most one of them this week', () => {
    const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2020-01-01', days));
    fc.assert(
      fc.property(fc.array(day), day, (dates, today) => {
        const window = yearWindow(dates, today);
        expect(window.panes).toHaveLength(WINDOW_PANES);
        expect(window.panes.filter((pane) => pane === 'now' || pane === 'now-lit')).toHaveLength(1);
        const lit = window.panes.filter((pane) => pane === 'lit' || pane === 'now-lit');
        expect(window.attended).toBe(lit.length);
        expect(window.attended).toBeLessThanOrEqual(window.weeks);
      }),
    );
  });
});

describe('its numbers', () => {
  test.each<[string, readonly unknown[], CalendarDate, object]>([
    [
      'nothing',
      [],
      '2026-01-01',
      { attended: 0, weeks: 0, litToday: false, streak: { weeks: 0, since: null } },
    ],
    [
      'this week counts once it has attendance',
      saturdays('2026-09-19', '2026-11-14'),
      '2026-11-20',
      { attended: 9, weeks: 46, streak: { weeks: 9, since: '2026-09-19' } },
    ],
    [
      'and then does',
      saturdays('2026-09-19', '2026-11-21'),
      '2026-11-21',
      { attended: 10, weeks: 47, litToday: true, streak: { weeks: 10, since: '2026-09-19' } },
    ],
    [
      'a streak from the year before',
      saturdays('2025-12-13', '2026-01-10'),
      '2026-01-11',
      { attended: 2, weeks: 2, litToday: false, streak: { weeks: 5, since: '2025-12-13' } },
    ],
  ])('%s', (_, dates, today, numbers) => {
    expect(yearWindow(dates, today)).toMatchObject(numbers);
  });
});
