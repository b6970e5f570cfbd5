import { describe, expect, it } from 'vitest';
import { createRowHeights } from './row-heights.ts';

describe('heights of many rows', () => {
  it('takes a row for the estimate until it is known', () => {
    const heights = createRowHeights(5, 10);
    expect(heights.offsetOf(5)).toBe(50);
    heights.set(1, 30);
    heights.set(3, 4);
    heights.set(1, 20);
    expect([0, 1, 2, 3, 4, 5].map(heights.offsetOf)).toEqual([0, 10, 30, 40, 44, 54]);
  });

  it.each([
    { offset: -5, row: 0 },
    { offset: 0, row: 0 },
    { offset: 9.9, row: 0 },
    { offset: 10, row: 1 },
    { offset: 29, row: 1 },
    { offset: 30, row: 2 },
    { offset: 43, row: 3 },
    { offset: 44, row: 4 },
    { offset: 900, row: 4 },
  ])('$offset px falls into row $row', ({ offset, row }) => {
    const heights = createRowHeights(5, 10);
    heights.set(1, 20);
    heights.set(3, 4);
    expect(heights.rowAt(offset)).toBe(row);
  });

  it('agrees with adding up one by one', () => {
    const count = 1000;
    const heights = createRowHeights(count, 53);
    const plain = Array.from({ length: count }, (_, index) => 20 + ((index * 7919) % 60));
    for (const [index, height] of plain.entries()) heights.set(index, height);
    let offset = 0;
    for (const [index, height] of plain.entries()) {
      expect(heights.offsetOf(index)).toBe(offset);
      expect(heights.rowAt(offset)).toBe(index);
      offset += height;
    }
    expect(heights.offsetOf(count)).toBe(offset);
  });

  it('ignores rows that are not there', () => {
    const heights = createRowHeights(0, 10);
    heights.set(3, 99);
    expect(heights.offsetOf(9)).toBe(0);
    expect(heights.rowAt(20)).toBe(0);
  });
});
