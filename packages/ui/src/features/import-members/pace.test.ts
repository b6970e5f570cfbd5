import { expect, it } from 'vitest';
import { nextPiece } from './pace.ts';

it.each([
  [50, 100, 100],
  [50, 3_000, 50],
  [200, 6_000, 100],
  [200, 1_000, 250],
  [50, 0, 100],
  [10, 60_000, 10],
])('%i members in %i ms: then %i', (rows, tookMs, next) => {
  expect(nextPiece(rows, tookMs)).toBe(next);
});
