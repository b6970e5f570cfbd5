import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumAportes } from './aporte.ts';
import { sumByDay, sumOfParts } from './range-summary.ts';

const aporte = fc.constantFrom(null, '', 'Bs 20', '10,50', '1.250', 'arroz');
const records = fc
  .array(fc.record({ date: fc.constantFrom('2026-11-01', '20261107', '2026-11-14'), aporte }))
  .map((rows) => rows.map((row, id) => ({ ...row, id })));

describe('attendance by day', () => {
  it('adds up to what all of it adds up to', () => {
    fc.assert(
      fc.property(records, (rows) => {
        const { cents, withoutAmount } = sumAportes(
          rows.map((row) => row.aporte),
          'Bs',
        );
        expect(sumOfParts(sumByDay(rows, 'Bs'))).toEqual({ marks: rows.length, cents, withoutAmount });
      }),
    );
  });

  it('is newest first, in every form of a date, and counts a record once', () => {
    const rows = [
      { id: 1, date: '2026-11-01', aporte: '5' },
      { id: 2, date: 20261107, aporte: 'arroz' },
      { id: 1, date: '2026-11-01', aporte: '5' },
      { id: 3, date: 'ayer', aporte: '9' },
    ];
    expect(sumByDay(rows, 'Bs')).toEqual([
      { date: '2026-11-07', marks: 1, cents: 0, withoutAmount: 1 },
      { date: '2026-11-01', marks: 1, cents: 500, withoutAmount: 0 },
    ]);
  });
});
