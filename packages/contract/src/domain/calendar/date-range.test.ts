import { describe, expect, test } from 'vitest';
import { isDateRange, isWholeMonth, monthBefore, monthOf } from './date-range.ts';
import { dayOfMonth, dayWords, monthName, rangeWords, shortDay } from './day-words.ts';

describe('ranges of days', () => {
  test.each([
    ['2026-11-25', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
    ['2026-01-31', '2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['2028-03-01', '2028-03-01', '2028-03-31', '2028-02-01', '2028-02-29'],
  ])('%s is in a month and after another', (date, from, to, from2, to2) => {
    expect(monthOf(date)).toEqual({ from, to });
    expect(monthBefore(date)).toEqual({ from: from2, to: to2 });
  });

  test.each([
    ['2026-11-01', '2026-11-30', true],
    ['2026-11-01', '2026-11-01', true],
    ['2026-11-02', '2026-11-01', false],
    ['2025-12-01', '2026-12-01', true],
    ['2025-12-01', '2026-12-02', false],
  ])('%s to %s', (from, to, isRange) => {
    expect(isDateRange({ from, to })).toBe(isRange);
  });

  test('a whole month is one from its first to its last day', () => {
    expect(isWholeMonth({ from: '2026-02-01', to: '2026-02-28' })).toBe(true);
    expect(isWholeMonth({ from: '2026-02-01', to: '2026-02-27' })).toBe(false);
    expect(isWholeMonth({ from: '2026-02-01', to: '2026-03-31' })).toBe(false);
  });
});

describe('days in words', () => {
  test('are short on a chip and whole beside it', () => {
    expect(shortDay('2026-11-21')).toBe('sáb 21');
    expect(dayOfMonth('2026-11-01')).toBe('domingo 1');
    expect(dayWords('2026-11-21', '2026-11-25')).toBe('sábado 21 de noviembre');
    expect(dayWords('2025-11-22', '2026-11-25')).toBe('sábado 22 de noviembre de 2025');
    expect(monthName('2026-10-05')).toBe('octubre');
  });

  test.each([
    ['2026-11-01', '2026-11-30', '1 al 30 de noviembre de 2026'],
    ['2026-10-28', '2026-11-03', '28 de octubre al 3 de noviembre de 2026'],
    ['2025-12-28', '2026-01-03', '28 de diciembre de 2025 al 3 de enero de 2026'],
    ['2026-11-21', '2026-11-21', '21 de noviembre de 2026'],
  ])('%s to %s is %s', (from, to, words) => {
    expect(rangeWords({ from, to })).toBe(words);
  });
});
