import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { distanceMetres, EARTH_RADIUS_METRES, formatDistance, isWithin, parsePosition } from './distance.ts';

const church = { latitude: -17.8132, longitude: -63.1804 };
const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** Metres along a great circle through so many degrees. */
const arc = (degrees: number) => (degrees * Math.PI * EARTH_RADIUS_METRES) / 180;

describe('the church door', () => {
  test.each([
    [-17.8114023, -63.1804, 199.9, true],
    [-17.8132, -63.1785117, 199.9, true],
    [-17.8114005, -63.1804, 200.1, false],
    [-17.8132, -63.1785098, 200.1, false],
    [-17.8132, -63.1804, 0, true],
  ])('%f, %f is %f m away, accepted: %s', (latitude, longitude, metres, accepted) => {
    expect(distanceMetres(church, { latitude, longitude })).toBeCloseTo(metres, 1);
    expect(isWithin({ latitude, longitude }, church, 200)).toBe(accepted);
  });

  it('counts the edge itself as inside', () => {
    const edge = { latitude: -17.8114023, longitude: -63.1804 };
    expect(isWithin(edge, church, distanceMetres(edge, church))).toBe(true);
  });
});

describe('distanceMetres', () => {
  it('is half the circumference between antipodes, across the date line and over the poles', () => {
    const half = Math.PI * EARTH_RADIUS_METRES;
    expect(distanceMetres({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
      half,
      3,
    );
    expect(distanceMetres({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 })).toBeCloseTo(
      half,
      3,
    );
    expect(distanceMetres({ latitude: 5, longitude: 180 }, { latitude: 5, longitude: -180 })).toBeCloseTo(
      0,
      3,
    );
  });

  it('is exact to a micrometre near antipodes', () => {
    const a = { latitude: 0, longitude: 179.999999 };
    expect(distanceMetres({ latitude: 0, longitude: 0 }, a)).toBeCloseTo(arc(179.999999), 6);
    expect(distanceMetres({ latitude: 1e-6, longitude: 180 }, { latitude: 0, longitude: 0 })).toBeCloseTo(
      arc(179.999999),
      6,
    );
  });

  it('is the same both ways, zero to itself, and no detour is shorter', () => {
    fc.assert(
      fc.property(position, position, position, (a, b, c) => {
        expect(distanceMetres(a, b)).toBeCloseTo(distanceMetres(b, a), 6);
        expect(distanceMetres(a, a)).toBe(0);
        expect(distanceMetres(a, c)).toBeLessThanOrEqual(distanceMetres(a, b) + distanceMetres(b, c) + 1e-6);
      }),
    );
  });

  it('is never NaN nor longer than half the circumference', () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        const metres = distanceMetres(a, b);
        expect(metres).toBeGreaterThanOrEqual(0);
        expect(metres).toBeLessThanOrEqual(Math.PI * EARTH_RADIUS_METRES + 1e-6);
      }),
    );
  });
});

describe('parsePosition', () => {
  it('takes finite degrees in range and drops everything else that came along', () => {
    const sent = { latitude: -17.8132, longitude: -63.1804, accuracy: 12 };
    expect(parsePosition(sent)).toEqual(church);
    expect(parsePosition({ latitude: 90, longitude: -180 })).toEqual({ latitude: 90, longitude: -180 });
  });

  test.each<[unknown, unknown]>([
    [undefined, -63],
    [-17, undefined],
    ['abc', -63],
    ['-17.8132', '-63.1804'],
    [Number.NaN, -63],
    [-17, Number.POSITIVE_INFINITY],
    [null, null],
    [-90.0001, -63],
    [91, -63],
    [-17, 180.5],
    [[-17], -63],
    [true, -63],
  ])('refuses %j, %j', (latitude, longitude) => {
    expect(parsePosition({ latitude, longitude })).toBeNull();
  });

  it('refuses an empty position', () => {
    expect(parsePosition({})).toBeNull();
  });
});

test.each([
  [0, '0 m'],
  [63.2, '64 m'],
  [199.9, '200 m'],
  [200.1, '201 m'],
  [999, '999 m'],
  [999.4, '1 km'],
  [1000, '1 km'],
  [1234, '1,2 km'],
  [9960, '10 km'],
  [1_240_480, '1.240,5 km'],
  [Number.NaN, '—'],
  [Number.POSITIVE_INFINITY, '—'],
  [-1, '—'],
])('formatDistance says %f as %s', (metres, said) => {
  expect(formatDistance(metres)).toBe(said);
});
