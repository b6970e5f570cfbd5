import { describe, expect, it } from 'vitest';
import { columnOrder, type SortValue } from './column-order.ts';

function inOrder(values: readonly SortValue[], direction: 'ascending' | 'descending' = 'ascending') {
  return [...columnOrder(values)[direction]].map((index) => values[index]);
}

describe('order of values in a column', () => {
  it.each([
    { name: 'ñ stands after n', values: ['Ñandú', 'Nuñez', 'Olmos'], sorted: ['Nuñez', 'Ñandú', 'Olmos'] },
    {
      name: 'accents and case do not matter',
      values: ['árbol', 'Zapata', 'Abel'],
      sorted: ['Abel', 'árbol', 'Zapata'],
    },
    { name: 'digits count as numbers', values: ['10', '9', '100'], sorted: ['9', '10', '100'] },
    { name: 'digits inside texts do', values: ['MJ-10', '2', 'MJ-9'], sorted: ['2', 'MJ-9', 'MJ-10'] },
    {
      name: 'words go by their first word',
      values: ['Delgado', 'De la Cruz'],
      sorted: ['De la Cruz', 'Delgado'],
    },
    { name: 'numbers sort by size', values: [10, 9, 100], sorted: [9, 10, 100] },
    { name: 'numbers stand before texts', values: ['a', 2], sorted: [2, 'a'] },
    { name: 'other alphabets stand last', values: ['Жанна', 'Zoe'], sorted: ['Zoe', 'Жанна'] },
    { name: 'nothing stands last', values: [null, ' ', 'b', 1], sorted: [1, 'b', null, ' '] },
  ])('$name', ({ values, sorted }) => {
    expect(inOrder(values)).toEqual(sorted);
  });

  it('turns round with blanks last and equal values as they stood', () => {
    expect(inOrder(['josé', null, 'Ana', 'JOSE', 3], 'descending')).toEqual(['josé', 'JOSE', 'Ana', 3, null]);
    expect(inOrder(['josé', null, 'Ana', 'JOSE', 3])).toEqual([3, 'Ana', 'josé', 'JOSE', null]);
    expect(inOrder(['josé', 'JOSE', 'josé', '07', '7', '07'])).toEqual([
      '07',
      '7',
      '07',
      'josé',
      'JOSE',
      'josé',
    ]);
  });
});
