import { closedMonths } from '@ministerio/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { countedBy, differenceOf, ministryTable, pileTable } from './closing-report.ts';

const [october] = closedMonths;
if (october === undefined) throw new TypeError('The fixtures hold no closing.');

describe('a closing', () => {
  it.each([
    ['Ruth Aguilera', 'Daniel Choque', true, 'Ruth Aguilera y Daniel Choque'],
    ['Ruth Aguilera', null, false, 'Ruth Aguilera, una sola persona'],
    [null, null, true, 'alguien que ya no está y alguien que ya no está'],
    [null, null, false, 'alguien que ya no está, una sola persona'],
  ])('was counted by %s and %s (two: %s): %s', (por, testigo, dosPersonas, words) => {
    expect(countedBy({ por, testigo, dosPersonas })).toBe(words);
  });

  it.each([
    [5000, 5000, 'Diferencia', 'ninguna'],
    [5000, 4950, 'Falta', 'Bs 0,50'],
    [5000, 7000, 'Sobra', 'Bs 20'],
  ])('of %i cents, of which %i were counted: %s %s', (recorded, counted, ...words) => {
    expect(differenceOf({ recorded, counted }, 'Bs')).toEqual(words);
  });

  it('has a row for each ministry, and counts each mark once in the church’s', () => {
    const { body, foot } = ministryTable(october, 'Bs');
    expect(body).toEqual([
      ['Red de Adolescentes', '40', 'Bs 900', '3'],
      ['Red de Jovenes', '126', 'Bs 2.220,50', '16'],
    ]);
    expect(foot.slice(1)).toEqual(['166', 'Bs 3.120,50', '19']);
  });

  it('adds its notes and coins up', () => {
    expect(pileTable(october, 'Bs')).toMatchObject({
      body: [
        ['Bs 100', '30', 'Bs 3.000'],
        ['Bs 20', '5', 'Bs 100'],
      ],
      foot: ['Contado', '35', 'Bs 3.100'],
    });
  });
});
