import { describe, expect, it } from 'vitest';
import { weekAxis } from './week-axis.ts';

const hours = (text: string) => {
  const [inicio = '', fin = ''] = text.split('-');
  return { inicio, fin };
};

describe('weekAxis', () => {
  it.each([
    [
      ['15:30-18:00', '17:00-19:00', '19:00-21:00'],
      ['15:00', '17:00', '19:00', '21:00'],
    ],
    [
      ['09:00-14:30', '19:00-21:00'],
      ['09:00', '12:00', '15:00', '18:00', '21:00'],
    ],
    [
      ['06:30-08:30', '19:00-21:30'],
      ['06:00', '10:00', '14:00', '18:00', '22:00'],
    ],
    [['22:00-01:00'], ['22:00', '23:00', '00:00', '01:00']],
    [['10:00-11:00'], ['10:00', '11:00']],
  ])('of %o has the hours %o', (meetings, labels) => {
    expect(weekAxis(meetings.map(hours)).ticks.map(({ label }) => label)).toEqual(labels);
  });

  it('begins at its first label and ends at its last', () => {
    const { ticks } = weekAxis([hours('08:15-20:05')]);
    expect(ticks[0]?.at).toBe(0);
    expect(ticks.at(-1)?.at).toBe(100);
  });

  it('draws a meeting to scale, past midnight too', () => {
    const axis = weekAxis([hours('16:00-20:00'), hours('18:00-00:00')]);
    expect(axis.bar(hours('16:00-18:00'))).toEqual({ at: 0, length: 25 });
    expect(axis.bar(hours('22:00-00:00'))).toEqual({ at: 75, length: 25 });
  });

  it('holds whatever the hours are', () => {
    for (let start = 0; start < 24; start += 1) {
      for (let end = 0; end < 24; end += 1) {
        const own = hours(`${String(start).padStart(2, '0')}:20-${String(end).padStart(2, '0')}:40`);
        const axis = weekAxis([own, hours('12:00-13:00')]);
        const { at, length } = axis.bar(own);
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at + length).toBeLessThanOrEqual(100 + 1e-9);
        expect(axis.ticks.length).toBeLessThanOrEqual(5);
      }
    }
  });
});
