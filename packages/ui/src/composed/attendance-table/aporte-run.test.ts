import type { Attendance } from '@ministerio/contract';
import { describe, expect, it } from 'vitest';
import { runTotals, textBefore } from './aporte-run.ts';

function record(id: number): Attendance {
  return {
    id,
    date: '2026-11-21',
    time: '19:00:00',
    latitude: null,
    longitude: null,
    aporte: null,
    user: null,
  };
}

const save = (id: number, aporte: string) => ({ record: record(id), aporte, previous: null });
const list = [record(1), record(2), record(3)];

describe('what a run adds up to', () => {
  it('is nothing before the first save', () => {
    expect(runTotals([], list, 'Bs')).toEqual({ count: 0, cents: 0 });
  });

  it('counts each record once, with what was saved last', () => {
    expect(runTotals([save(1, '20'), save(2, 'Bs 5,50'), save(1, '10')], list, 'Bs')).toEqual({
      count: 2,
      cents: 1550,
    });
  });

  it('counts texts without an amount, and nobody of another list', () => {
    expect(runTotals([save(3, 'una bolsa de arroz'), save(9, '50')], list, 'Bs')).toEqual({
      count: 1,
      cents: 0,
    });
  });
});

describe('taking a save back', () => {
  it.each([
    ['Bs 10', 'Bs 10'],
    [null, '0'],
    [' ', '0'],
  ])('writes for %j before it %j', (previous, text) => {
    expect(textBefore({ previous })).toBe(text);
  });
});
