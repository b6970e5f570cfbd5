import { expect, test } from 'vitest';
import { formerTimes, tracesIn } from './traces.ts';

const traces = (text: string) => tracesIn({ name: 'page', text }, formerTimes([]));

test.each(['de 20:00 a 22:00', '"inicio":"20:00"', '2026-11-28T20:00:00-04:00'])(
  "finds the first church's hour in %s",
  (text) => {
    expect(traces(text)).toEqual([expect.stringContaining("'20:00' of the first church")]);
  },
);

test.each(['"time":"13:20:00"', '120:00', 'a las 20:15'])('finds none in %s', (text) => {
  expect(traces(text)).toEqual([]);
});
