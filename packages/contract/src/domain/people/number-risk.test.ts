import { expect, it } from 'vitest';
import { numberRisks } from './number-risk.ts';

it.each([
  [['48210573'], [null]],
  [['10482'], ['short']],
  [['1 04 82'], ['short']],
  [
    ['10048201', '10048202', '77120934'],
    ['consecutive', 'consecutive', null],
  ],
  [
    ['00100000', '100001'],
    ['consecutive', 'consecutive'],
  ],
  [
    ['48210573', '48210573'],
    [null, null],
  ],
  [
    ['SCZ-2026-A', 'SCZ-2026-B'],
    [null, null],
  ],
  [[''], [null]],
])('%j: %j', (codigos, risks) => {
  expect(numberRisks(codigos)).toEqual(risks);
});
