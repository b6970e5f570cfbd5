import { expect, it } from 'vitest';
import { countedBy } from './counted-by.ts';

it.each([
  ['Ruth Aguilera', 'Daniel Choque', true, 'Ruth Aguilera y Daniel Choque'],
  ['Ruth Aguilera', null, false, 'Ruth Aguilera, una sola persona'],
  [null, null, true, 'alguien que ya no está y alguien que ya no está'],
  [null, null, false, 'alguien que ya no está, una sola persona'],
])('%s and %s (two: %s) are %s', (por, testigo, dosPersonas, words) => {
  expect(countedBy({ por, testigo, dosPersonas })).toBe(words);
});
