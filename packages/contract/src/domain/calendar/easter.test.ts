import { describe, expect, it } from 'vitest';
import { easterSunday } from './easter.ts';

describe('easterSunday', () => {
  it.each([
    [1961, '1961-04-02'],
    // The earliest and the latest that are possible.
    [1818, '1818-03-22'],
    [2038, '2038-04-25'],
    [2000, '2000-04-23'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
  ])('%i: %s', (year, date) => {
    expect(easterSunday(year)).toBe(date);
  });
});
