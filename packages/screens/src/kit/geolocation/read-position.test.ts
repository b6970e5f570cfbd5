import { describe, expect, it } from 'vitest';
import { positionAt } from '../../mark-attendance/geolocation/test/fake-geolocation.ts';
import { ageOf, readFailure, readPosition } from './read-position.ts';

describe('a browser’s position', () => {
  it('becomes a reading', () => {
    expect(readPosition(positionAt(-17.8132, -63.1804, 12))).toEqual({
      position: { latitude: -17.8132, longitude: -63.1804 },
      accuracyMetres: 12,
      takenAtMs: expect.closeTo(performance.now(), -3),
    });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('has no accuracy when it is %s', (accuracy) => {
    expect(readPosition(positionAt(-17.8132, -63.1804, accuracy))).toMatchObject({ accuracyMetres: null });
  });

  it.each([
    [Number.NaN, -63.18],
    [-17.8, Number.NaN],
    [91, 0],
    [0, 181],
  ])('is none at %s, %s', (latitude, longitude) => {
    expect(readPosition(positionAt(latitude, longitude, 5))).toBe('unavailable');
  });
});

describe('the age of a browser’s position', () => {
  it.each([
    ['of six hours ago', 6 * 3_600_000, 'old'],
    ['of a minute and a bit ago', 61_000, 'old'],
    ['without a time', Number.NaN, 'old'],
    ['of half a minute ago', 30_000, 30_000],
    ['of a clock that was set back since', -3_600_000, 0],
  ])('%s', (_what, ageMs, read) => {
    const result = readPosition(positionAt(-17.8132, -63.1804, 12, ageMs));
    if (typeof read === 'string' || typeof result === 'string') expect(result).toBe(read);
    else expect(ageOf(result)).toBeCloseTo(read, -3);
  });
});

describe('a browser’s error', () => {
  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
    [99, 'unavailable'],
  ])('code %s is %s', (code, failure) => {
    expect(readFailure({ code })).toBe(failure);
  });
});
