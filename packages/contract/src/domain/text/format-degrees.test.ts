import { describe, expect, it } from 'vitest';
import { formatDegrees } from './format-degrees.ts';

describe('coordinates', () => {
  it.each([
    [-17.8132, '-17.8132'],
    [-63.1785117, '-63.1785117'],
    [-17.813_200_004, '-17.8132'],
    [0, '0'],
    [null, 'N/A'],
  ])('%s is shown as %s', (degrees, text) => {
    expect(formatDegrees(degrees)).toBe(text);
  });
});
