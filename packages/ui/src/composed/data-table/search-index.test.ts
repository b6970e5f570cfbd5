import { describe, expect, it } from 'vitest';
import { createSearchIndex } from './search-index.ts';

const people = [
  ['10482', 'José Luis', 'Peñaranda'],
  ['10517', null, 'PEÑARANDA'],
  ['10533', 'Abigail', undefined],
] as const;
const index = () =>
  createSearchIndex(people, [([codigo]) => codigo, (person) => person[1], (person) => person[2]]);
const found = (...words: string[]) => {
  const rows = index();
  return people.filter((_, row) => rows.matches(row, words)).map(([codigo]) => codigo);
};

describe('the search of a table', () => {
  it.each([
    { words: ['penaranda'], codigos: ['10482', '10517'] },
    { words: ['pena', 'jose'], codigos: ['10482'] },
    { words: ['10533'], codigos: ['10533'] },
    { words: ['nadie'], codigos: [] },
    { words: [], codigos: ['10482', '10517', '10533'] },
  ])('finds $codigos by $words', ({ words, codigos }) => {
    expect(found(...words)).toEqual(codigos);
  });

  it('says whether keys are left to be made, and makes the missing ones when they are needed', () => {
    const rows = index();
    expect(rows.extend(1)).toBe(true);
    expect(rows.matches(2, ['abigail'])).toBe(true);
    expect(rows.extend(1)).toBe(false);
  });
});
