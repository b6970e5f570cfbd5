import { expect, it } from 'vitest';
import { countCells } from './progress-share.ts';

it('tells each hundredth once, up to what is left for writing the file', () => {
  const told: number[] = [];
  const cells = countCells(1000, (share) => told.push(share));
  // The head is read and drawn besides, on every page.
  for (let cell = 0; cell < 1005; cell += 1) cells.read();
  expect(told.at(-1)).toBe(0.5);
  for (let cell = 0; cell < 1100; cell += 1) cells.drawn();
  expect(told.at(-1)).toBe(0.85);
  expect(new Set(told).size).toBe(told.length);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
});

it('has nothing to tell of an empty report', () => {
  const told: number[] = [];
  const cells = countCells(0, (share) => told.push(share));
  cells.read();
  cells.drawn();
  expect(told).toEqual([]);
});
