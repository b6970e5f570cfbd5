import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  daysBetween,
  daysInMonth,
  formatDate,
  isSameDay,
  parseDate,
  weekdayOf,
} from './calendar-date.ts';

const anyDay = fc
  .date({ min: new Date('1000-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('parseDate', () => {
  test.each<[unknown, string]>([
    ['2026-09-26', '2026-09-26'],
    [' 2026-09-26\n', '2026-09-26'],
    ['20260926', '2026-09-26'],
    [20260926, '2026-09-26'],
    ['2026-09-26T23:59:00', '2026-09-26'],
    ['2026-09-27T00:00:00.000Z', '2026-09-27'],
    ['2026-09-26T19:59:00.123456-04:00', '2026-09-26'],
    ['2026-09-26 19:59:00', '2026-09-26'],
    [[2026, 9, 26], '2026-09-26'],
    [[2026, 9, 26, 19, 59], '2026-09-26'],
    [[2026, 9, 26, 19, 59, 0, 123_000_000], '2026-09-26'],
    ['2024-02-29', '2024-02-29'],
    ['2000-02-29', '2000-02-29'],
    ['2026-12-31', '2026-12-31'],
  ])('reads %j as %s', (value, date) => {
    expect(parseDate(value)).toBe(date);
  });

  test.each<[unknown]>([
    ['2025-02-29'],
    ['1900-02-29'],
    ['2026-04-31'],
    ['2026-13-01'],
    ['2026-00-10'],
    ['2026-09-00'],
    ['26-09-2026'],
    ['26/09/2026'],
    ['2026-9-26'],
    ['2026-09-26x'],
    ['2026-09-26Tarde'],
    ['0000-01-01'],
    ['0999-12-31'],
    [[999, 12, 31]],
    ['202609'],
    ['hoy'],
    [''],
    [null],
    [undefined],
    [true],
    [0],
    [-20260926],
    [20260926.5],
    [202609261],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [{}],
    [new Date('2026-09-26')],
    [[]],
    [[2026, 9]],
    [[2026, 2, 29]],
    [['2026', '09', '26']],
    [[2026, 9, 26.5]],
    [[2026, 9, 26, 'x']],
    [[2026, 9, 26, 19, 59, 0, 0, 0]],
    [Symbol('x')],
  ])('refuses %o', (value) => {
    expect(parseDate(value)).toBeNull();
  });

  it('reads every day alike in each of its forms', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const compact = day.replaceAll('-', '');
        for (const form of [day, compact, Number(compact), `${day}T00:00:00Z`, day.split('-').map(Number)]) {
          expect(parseDate(form)).toBe(day);
        }
      }),
    );
  });

  it('never throws, and what it accepts it accepts again', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true }), (value) => {
        const date = parseDate(value);
        expect(parseDate(date)).toBe(date);
      }),
    );
  });
});

describe('formatDate', () => {
  test.each<[unknown, string]>([
    ['2026-09-26', '26-09-2026'],
    ['20260926', '26-09-2026'],
    [[2026, 1, 5], '05-01-2026'],
    ['2025-02-29', 'Fecha inválida'],
    [null, 'Fecha inválida'],
  ])('shows %j as %s', (value, shown) => {
    expect(formatDate(value)).toBe(shown);
  });
});

describe('isSameDay', () => {
  it('compares only the calendar day, whatever the form', () => {
    expect(isSameDay('2026-09-26', 20260926)).toBe(true);
    expect(isSameDay('2026-09-26T23:59:59', [2026, 9, 26])).toBe(true);
    expect(isSameDay('2026-09-26', '2026-09-27')).toBe(false);
  });

  it('does not take two unreadable values for the same day', () => {
    expect(isSameDay(null, null)).toBe(false);
    expect(isSameDay('hoy', 'hoy')).toBe(false);
  });
});

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
