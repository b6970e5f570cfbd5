import { expect, it, test } from 'vitest';
import { churchClock } from './church-clock.ts';

test.each([
  ['2026-09-26T23:59:00Z', '2026-09-26', '19:59:00', 6],
  ['2026-09-27T00:00:00Z', '2026-09-26', '20:00:00', 6],
  ['2026-09-27T03:59:59.999Z', '2026-09-26', '23:59:59', 6],
  ['2026-09-27T04:00:00Z', '2026-09-27', '00:00:00', 0],
  ['2027-01-01T02:00:00Z', '2026-12-31', '22:00:00', 4],
  ['2024-03-01T01:00:00Z', '2024-02-29', '21:00:00', 4],
])('%s is %s %s in La Paz', (instant, date, time, weekday) => {
  expect(churchClock(new Date(instant), 'America/La_Paz')).toEqual({ date, time, weekday });
  expect(churchClock(Date.parse(instant), 'America/La_Paz')).toEqual({ date, time, weekday });
});

it('keeps zones apart, daylight saving included', () => {
  const instant = Date.parse('2026-07-01T23:30:00Z');
  expect(churchClock(instant, 'Europe/Madrid')).toEqual({ date: '2026-07-02', time: '01:30:00', weekday: 4 });
  expect(churchClock(instant, 'America/La_Paz').date).toBe('2026-07-01');
});

it('refuses an invalid instant and an unknown zone', () => {
  expect(() => churchClock(new Date(Number.NaN), 'America/La_Paz')).toThrow(RangeError);
  expect(() => churchClock(0, 'Marte/Olimpo')).toThrow(RangeError);
});
