import { describe, expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

describe('page numbers', () => {
  it.each([
    [1, 0, ''],
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 gap 8'],
    [4, 8, '1 2 3 4 5 gap 8'],
    [5, 8, '1 gap 4 5 6 7 8'],
    [10, 20, '1 gap 9 10 11 gap 20'],
    [20, 20, '1 gap 16 17 18 19 20'],
  ])('page %i of %i', (page, count, marks) => {
    expect(pageNumbers(page, count).join(' ')).toBe(marks);
  });
});
