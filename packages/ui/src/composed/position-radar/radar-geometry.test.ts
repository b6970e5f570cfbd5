import { describe, expect, it } from 'vitest';
import { RADAR_EDGE, RADAR_RING, radarHalo, radarLabel, radarPoint } from './radar-geometry.ts';

const church = { latitude: -17.8132, longitude: -63.1804 };
const RADIUS = 200;

describe('where a person appears on the radar', () => {
  it.each([
    ['at the church: above the cross', -17.8132, -63.1804, { x: 0, y: -28, beyond: false }],
    ['5 m east: beside the cross', -17.8132, -63.1803528, { x: 28, y: 0, beyond: false }],
    ['50 m south: half the radius', -17.8136497, -63.1804, { x: 0, y: 42, beyond: false }],
    ['200 m north: on the ring, above', -17.8114014, -63.1804, { x: 0, y: -84, beyond: false }],
    ['220 m south: to scale again', -17.8151785, -63.1804, { x: 0, y: 92.4, beyond: false }],
    ['200 m east: on the ring, to the right', -17.8132, -63.1785108, { x: 84, y: 0, beyond: false }],
    ['200 m west: on the ring, to the left', -17.8132, -63.1822892, { x: -84, y: 0, beyond: false }],
    ['across the town: on the edge', -17.75, -63.1804, { x: 0, y: -108, beyond: true }],
  ])('%s', (_, latitude, longitude, expected) => {
    const point = radarPoint({ latitude, longitude }, church, RADIUS);
    expect(point.x).toBeCloseTo(expected.x, 0);
    expect(point.y).toBeCloseTo(expected.y, 0);
    expect(point.beyond).toBe(expected.beyond);
  });

  it('never leaves the drawing, wherever on earth', () => {
    for (const latitude of [-90, -17.8, 0, 45, 90]) {
      for (const longitude of [-180, -63, 0, 120, 180]) {
        const { x, y } = radarPoint({ latitude, longitude }, church, RADIUS);
        expect(Math.hypot(x, y)).toBeLessThanOrEqual(RADAR_EDGE + 0.2);
      }
    }
  });
});

describe('the circle of accuracy', () => {
  it.each([
    ['a very good fix still shows around the dot', 1, 14],
    ['half the radius', 100, RADAR_RING / 2],
    ['a hopeless fix fills the radar and no more', 5_000, RADAR_EDGE],
  ])('%s', (_, accuracy, expected) => {
    expect(radarHalo(accuracy, RADIUS)).toBe(expected);
  });
});

describe('the radar in words', () => {
  it.each([
    [64, 'Radar: estás a 64 m de la iglesia, dentro del círculo de 200 m.'],
    [200, 'Radar: estás a 200 m de la iglesia, dentro del círculo de 200 m.'],
    [1240, 'Radar: estás a 1,2 km de la iglesia, fuera del círculo de 200 m.'],
    [null, 'Radar: la iglesia en el centro de un círculo de 200 m; tu posición aún no se conoce.'],
  ])('%s metres', (distance, words) => {
    expect(radarLabel(distance, RADIUS)).toBe(words);
  });
});
