import { describe, expect, it } from 'vitest';
import { directionsUrl, embeddedMapUrl } from './map-links.ts';
import { blockPaths, onPlan, PLAN, RING_ROAD } from './plan.ts';

const point = { latitude: -17.8132, longitude: -63.1804 };

describe('map links', () => {
  it('leads to the church in the maps app', () => {
    expect(directionsUrl(point)).toBe('https://www.google.com/maps/dir/?api=1&destination=-17.8132,-63.1804');
  });

  it('embeds a map around the church with a mark on it', () => {
    const url = new URL(embeddedMapUrl(point));
    expect(url.origin).toBe('https://www.openstreetmap.org');
    expect(url.searchParams.get('marker')).toBe('-17.8132,-63.1804');
    const [west = 0, south = 0, east = 0, north = 0] = (url.searchParams.get('bbox') ?? '')
      .split(',')
      .map(Number);
    expect((west + east) / 2).toBeCloseTo(point.longitude, 5);
    expect((south + north) / 2).toBeCloseTo(point.latitude, 5);
  });
});

describe('drawn plan', () => {
  it('keeps the ring road in front of the church inside the picture', () => {
    const { x, y } = onPlan(RING_ROAD, 90);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(PLAN.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(PLAN.height);
  });

  it('is the same on every render and uses all four tones', () => {
    expect(blockPaths()).toEqual(blockPaths());
    expect(blockPaths().every((path) => path.startsWith('M'))).toBe(true);
  });
});
