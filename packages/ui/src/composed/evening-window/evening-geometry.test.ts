import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { eveningPanes, ringCounts } from './evening-geometry.ts';

it('has a pane for everybody who is expected', () => {
  fc.assert(
    fc.property(fc.integer({ min: 12, max: 400 }), (expected) => {
      const { panes } = eveningPanes(expected);
      expect(panes).toHaveLength(expected);
      expect(new Set(panes.map(({ whole }) => whole)).size).toBe(expected);
    }),
    { numRuns: 40 },
  );
});

it('is lit from the heart outwards', () => {
  const rings = eveningPanes(62).panes.map(({ ring }) => ring);
  expect(rings).toEqual(rings.toSorted((a, b) => a - b));
});

test.each([
  [62, [10, 13, 18, 21]],
  [12, [5, 7]],
])('of %i people the rings have %j panes, the outer ones more', (total, counts) => {
  expect(ringCounts(total)).toEqual(counts);
});

test.each([
  [0, 12],
  [3.4, 12],
  [5000, 400],
])('of %d people it is drawn with %i panes', (expected, drawn) => {
  expect(eveningPanes(expected).panes).toHaveLength(drawn);
});
