import { describe, expect, it } from 'vitest';
import { nextActivityDays } from './activity-days.ts';
import { meeting } from './test/documents.ts';

const saturday = [meeting('jovenes')];

describe('the next days of an activity', () => {
  it.each([
    { what: 'without days', when: null, today: '2026-11-21', days: null },
    {
      what: 'with a meeting',
      when: { reunion: 'jovenes' },
      today: '2026-11-22',
      days: ['2026-11-28', '2026-11-28'],
    },
    { what: 'with a meeting that is gone', when: { reunion: 'otra' }, today: '2026-11-22', days: null },
    {
      what: 'on fixed days that are coming',
      when: { desde: '2026-12-01', hasta: '2026-12-03' },
      today: '2026-11-22',
      days: ['2026-12-01', '2026-12-03'],
    },
    {
      what: 'on fixed days, on the last one',
      when: { desde: '2026-12-01', hasta: '2026-12-03' },
      today: '2026-12-03',
      days: ['2026-12-01', '2026-12-03'],
    },
    {
      what: 'on fixed days that are over',
      when: { desde: '2026-12-01', hasta: '2026-12-03' },
      today: '2026-12-04',
      days: null,
    },
    {
      what: 'of this Easter',
      when: { desdePascua: [-7, 0] as [number, number] },
      today: '2026-04-05',
      days: ['2026-03-29', '2026-04-05'],
    },
    {
      what: 'of the next Easter',
      when: { desdePascua: [-7, 0] as [number, number] },
      today: '2026-04-06',
      days: ['2027-03-21', '2027-03-28'],
    },
    {
      what: 'long after last Easter',
      when: { desdePascua: [170, 180] as [number, number] },
      today: '2026-01-02',
      days: ['2026-09-22', '2026-10-02'],
    },
  ])('$what', ({ when, today, days }) => {
    const [from, to] = days ?? [];
    expect(nextActivityDays(when, saturday, today)).toEqual(days && { from, to });
  });
});
