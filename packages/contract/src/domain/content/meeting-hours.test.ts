import { expect, test } from 'vitest';
import { endingBefore, minutesOverMidnight } from './meeting-hours.ts';

test.each([
  ['19:00', '21:00', null, false],
  ['22:00', '02:00', 240, false],
  ['19:00', '07:00', 720, false],
  ['19:00', '07:01', 721, true],
  ['19:30', '18:00', 1350, true],
  ['19:00', '19:00', 1440, true],
  ['00:00', '23:59', null, false],
  [null, null, null, false],
])('%s to %s: %s minutes over midnight, before its beginning: %s', (inicio, fin, minutes, isBefore) => {
  expect(minutesOverMidnight({ inicio, fin })).toBe(minutes);
  expect(
    endingBefore([
      { inicio: '19:00', fin: '21:00' },
      { inicio, fin },
    ]),
  ).toEqual(isBefore ? [1] : []);
});
