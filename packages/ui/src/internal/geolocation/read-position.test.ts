import { describe, expect, it } from 'vitest';
import { positionAt } from '../../features/mark-attendance/geolocation/test/fake-geolocation.ts';
import { readFailure, readPosition } from './read-position.ts';

describe('a browser’s position', () => {
  it('becomes a reading', () => {
    expect(readPosition(positionAt(-17.8132, -63.1804, 12))).toEqual({
      position: { latitude: -17.8132, longitude: -63.1804 },
      accuracyMetres: 12,
    });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('has no accuracy when it is %s', (accuracy) => {
    expect(readPosition(positionAt(-17.8132, -63.1804, accuracy))?.accuracyMetres).toBeNull();
  });

  it.each([
    [Number.NaN, -63.18],
    [-17.8, Number.NaN],
    [91, 0],
    [0, 181],
  ])('is none at %s, %s', (latitude, longitude) => {
    expect(readPosition(positionAt(latitude, longitude, 5))).toBeNull();
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
