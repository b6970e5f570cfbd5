import { expect, test } from 'vitest';
import { churchDayStart, churchInstant } from './zone-offsets.ts';

test.each([
  ['2026-09-26', 'America/La_Paz', '2026-09-26T04:00:00.000Z'],
  ['2026-07-01', 'Europe/Madrid', '2026-06-30T22:00:00.000Z'],
  // The nights in which clocks change: the day begins before they do.
  ['2026-03-29', 'Europe/Madrid', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25', 'Europe/Madrid', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', 'Europe/Madrid', '2026-10-25T23:00:00.000Z'],
  ['2026-01-01', 'Pacific/Auckland', '2025-12-31T11:00:00.000Z'],
])('%s in %s begins at %s', (date, zone, instant) => {
  expect(new Date(churchDayStart(date, zone)).toISOString()).toBe(instant);
});

test.each([
  ['America/La_Paz', '23:00:00', '2026-09-27T03:00:00.000Z'],
  ['Europe/Madrid', '23:00:00', '2026-09-26T21:00:00.000Z'],
])('a time of a day in %s', (zone, time, instant) => {
  expect(new Date(churchInstant('2026-09-26', time, zone)).toISOString()).toBe(instant);
});
