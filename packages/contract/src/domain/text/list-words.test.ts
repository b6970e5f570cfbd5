import { expect, it } from 'vitest';
import { listWords } from './list-words.ts';

it.each([
  [[], ''],
  [['Evangelismo'], 'Evangelismo'],
  [['el 14', 'el 21'], 'el 14 y el 21'],
  [['06:30', '08:30', '18:00'], '06:30, 08:30 y 18:00'],
])('%o is «%s»', (parts, words) => {
  expect(listWords(parts)).toBe(words);
});
