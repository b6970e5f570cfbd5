import { expect, it } from 'vitest';
import { agoWords } from './ago-words.ts';

it.each([
  [0, 'hoy'],
  [1, 'ayer'],
  [3, 'hace 3 días'],
  [21, 'hace 3 semanas'],
  [95, 'hace 3 meses'],
  [800, 'hace 2 años'],
])('%i days ago: %s', (days, words) => {
  expect(agoWords(days)).toBe(words);
});
