import { expect, it, test } from 'vitest';
import { coversRange, rowPieces } from './row-pieces.ts';

it.each([
  { name: 'rows in sight between two gaps', range: [4, 6], kept: -1, pieces: '0-4 [4] [5] 6-10' },
  { name: 'no gap before the first row', range: [0, 2], kept: -1, pieces: '[0] [1] 2-10' },
  { name: 'an empty gap after the last', range: [8, 99], kept: -1, pieces: '0-8 [8] [9] 10-10' },
  {
    name: 'the focus above, with its neighbours',
    range: [7, 8],
    kept: 1,
    pieces: '[0] [1] [2] 3-7 [7] 8-10',
  },
  { name: 'the focus below', range: [0, 1], kept: 9, pieces: '[0] 1-8 [8] [9] 10-10' },
  { name: 'the focus in sight', range: [3, 6], kept: 4, pieces: '0-3 [3] [4] [5] 6-10' },
])('$name', ({ range: [first = 0, end = 0], kept, pieces }) => {
  const drawn = rowPieces(10, { first, end }, kept).map(({ kind, from, to }) =>
    kind === 'row' ? `[${from}]` : `${from}-${to}`,
  );
  expect(drawn.join(' ')).toBe(pieces);
});

it('of no rows nothing but the end is left', () => {
  expect(rowPieces(0, { first: 0, end: 20 }, 3)).toEqual([{ kind: 'gap', from: 0, to: 0 }]);
});

test.each([
  [{ first: 0, end: 16 }, { first: 0, end: 15 }, true],
  [{ first: 0, end: 16 }, { first: 0, end: 16 }, true],
  [{ first: 10, end: 30 }, { first: 14, end: 26 }, true],
  [{ first: 0, end: 16 }, { first: 0, end: 17 }, false],
  [{ first: 2, end: 16 }, { first: 1, end: 16 }, false],
  [{ first: 0, end: 16 }, { first: 0, end: 11 }, false],
  [{ first: 10, end: 30 }, { first: 15, end: 30 }, false],
])('rows %j will do for %j: %s', (rendered, needed, covers) => {
  expect(coversRange(rendered, needed)).toBe(covers);
});
