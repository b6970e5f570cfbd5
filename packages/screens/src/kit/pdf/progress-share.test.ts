import { expect, it } from 'vitest';
import { countCells } from './progress-share.ts';

it('tells each hundredth once, up to what is left for writing the file', () => {
  const reported: number[] = [];
  const cells = countCells(1000, (share) => reported.push(share));
  // The head is read and drawn besides, on every page.
  for (let cell = 0; cell < 1005; cell += 1) cells.read();
  expect(reported.at(-1)).toBe(0.5);
  for (let cell = 0; cell < 1100; cell += 1) cells.drawn();
  expect(reported.at(-1)).toBe(0.85);
  expect(new Set(reported).size).toBe(reported.length);
  expect(reported).toEqual(reported.toSorted((a, b) => a - b));
});

it('has nothing to tell of an empty report', () => {
  const reported: number[] = [];
  const cells = countCells(0, (share) => reported.push(share));
  cells.read();
  cells.drawn();
  expect(reported).toEqual([]);
});
