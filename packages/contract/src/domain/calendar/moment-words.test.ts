import { describe, expect, it } from 'vitest';
import {
  agoWords,
  dateAt,
  dayNumber,
  daysAgoWords,
  momentText,
  momentWords,
  nearWords,
  shortDate,
  sinceWords,
  timeAt,
  whenWords,
} from './moment-words.ts';

const ZONE = 'America/La_Paz';
/** Saturday, 19:05 in La Paz. */
const NOW = Date.parse('2026-11-21T23:05:00.000Z');
const before = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

it('is of the church, not of UTC', () => {
  const evening = '2026-11-22T03:30:00.000Z';
  expect(dateAt(evening, ZONE)).toBe('21-11-2026');
  expect(timeAt(Date.parse(evening), ZONE)).toBe('23:30');
  expect(momentWords(new Date(evening), ZONE)).toBe('21-11-2026 a las 23:30');
  expect(momentText(evening, ZONE)).toBe('21-11-2026 23:30');
});

it('refuses a moment that is none', () => {
  expect(() => timeAt('ayer', ZONE)).toThrow(RangeError);
});

describe('how long ago a phone was in contact', () => {
  it.each([
    [-3, 'ahora mismo'],
    [0.9, 'ahora mismo'],
    [1, 'hace 1 min'],
    [59.9, 'hace 59 min'],
    [60, 'hace 1 h'],
    [23.9 * 60, 'hace 23 h'],
    [24 * 60, 'hace 1 día'],
    [36 * 60, 'hace 1 día'],
    [72 * 60, 'hace 3 días'],
  ])('%s minutes: %s', (minutes, words) => {
    expect(agoWords(NOW - minutes * 60_000, NOW)).toBe(words);
  });
});

it.each([
  [0, 'hoy', 'hoy'],
  [1, 'ayer', 'ayer'],
  [3, 'hace 3 días', 'hace 3 días'],
  [21, 'hace 3 semanas', 'hace 21 días'],
  [95, 'hace 3 meses', 'hace 95 días'],
  [800, 'hace 2 años', 'hace 800 días'],
])('%i days ago: %s', (days, words, inDays) => {
  const then = before(days * 24 * 60);
  expect(daysAgoWords(then, NOW, ZONE)).toBe(words);
  expect(daysAgoWords(then, NOW, ZONE, 'day')).toBe(inDays);
});

it('counts the days of a moment to come as none', () => {
  expect(daysAgoWords(before(-3 * 24 * 60), NOW, ZONE)).toBe('hoy');
});

it.each([
  [0.5, 'hace un momento'],
  [10, 'hace 10 min'],
  [19 * 60, 'hace 19 h'],
  // 19:05 less 20 hours is yesterday's 23:05.
  [20 * 60, 'ayer'],
  [9 * 24 * 60, 'el 12'],
  [28 * 24 * 60, 'el 24-10'],
  [365 * 24 * 60, 'el 21-11-2025'],
])('%s minutes before, by days: %s', (minutes, words) => {
  expect(sinceWords(before(minutes), NOW, ZONE)).toBe(words);
});

it.each([
  [8 * 60, 'a las 11:05', 'hoy a las 11:05'],
  [20 * 60, 'el 20-11-2026 a las 23:05', 'ayer a las 23:05'],
  [-20 * 60, 'el 22-11-2026 a las 15:05', 'mañana a las 15:05'],
  [-8 * 24 * 60, 'el 29-11-2026 a las 19:05', 'el domingo 29-11-2026 a las 19:05'],
])('%s minutes before: %s, %s', (minutes, when, near) => {
  expect(whenWords(before(minutes), NOW, ZONE)).toBe(when);
  expect(nearWords(before(minutes), NOW, ZONE)).toBe(near);
});

it('names a day as short as is clear', () => {
  expect(dayNumber('2026-11-01', '2026-11-21')).toBe('1');
  expect(dayNumber('2026-10-24', '2026-11-21')).toBe('24-10');
  expect(shortDate('2026-11-01', '2026-11-21')).toBe('01-11');
  expect(shortDate('2025-12-31', '2026-01-01')).toBe('31-12-2025');
});
