import { expect, test } from 'vitest';
import { litPanes } from './lit-panes.ts';

test.each([
  ['19:00', '21:00', '19:00:00', 0],
  ['19:00', '21:00', '19:54:10', 5.4],
  ['19:00', '21:00', '20:59:59', 11.9],
  // Past midnight, and a whole day.
  ['22:00', '02:00', '00:00:00', 6],
  ['06:00', '06:00', '18:00:00', 6],
])('from %s to %s at %s: %d panes', (start, end, time, lit) => {
  expect(litPanes({ inicio: start, fin: end }, time)).toBeCloseTo(lit, 5);
});
