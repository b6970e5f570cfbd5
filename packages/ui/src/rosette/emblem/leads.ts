import type { Point } from '../geometry.ts';
import type { EmblemDrawing } from './emblem.ts';

const TURN = 2 * Math.PI;

/** Arguments of each SVG path command; the last two are where it ends. */
const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7 };

/** Closer to the light no lead begins. */
const NEAREST = 60;

/** Where the commands of path data end. */
export function pathEnds(d: string): readonly Point[] {
  const ends: Point[] = [];
  let now: Point = { x: 0, y: 0 };
  let start = now;
  for (const [, letter = '', text = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toUpperCase();
    if (command === 'Z') now = start;
    const origin = (): Point => (letter === command ? { x: 0, y: 0 } : now);
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const size = ARGUMENTS[command] ?? 0;
    for (let index = 0; size > 0 && index + size <= numbers.length; index += size) {
      const last = numbers[index + size - 1] ?? 0;
      if (command === 'H') now = { x: origin().x + last, y: now.y };
      else if (command === 'V') now = { x: now.x, y: origin().y + last };
      else now = { x: origin().x + (numbers[index + size - 2] ?? 0), y: origin().y + last };
      if (command === 'M' && index === 0) start = now;
      ends.push(now);
    }
  }
  return ends;
}

/** The convex hull of points (Andrew's monotone chain). */
export function convexHull(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const turn = (o: Point, a: Point, b: Point) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
  const half = (ordered: readonly Point[]): readonly Point[] => {
    const chain: Point[] = [];
    for (const point of ordered) {
      for (;;) {
        const [before, last] = chain.slice(-2);
        if (before === undefined || last === undefined || turn(before, last, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/**
 * Angles, from the light, of the leads that cut the field: at the corners of the symbol, so that the glass seems cut along
 * it. Those that are close together are left out, wide gaps are divided.
 */
export function leadAngles({ light, parts, maxGap, minGap }: EmblemDrawing): readonly number[] {
  const corners = convexHull(parts.filter(({ isLoose }) => !isLoose).flatMap(({ d }) => pathEnds(d)));
  const angles = corners
    .filter(({ x, y }) => Math.hypot(x - light.x, y - light.y) > NEAREST)
    .map(({ x, y }) => Math.atan2(y - light.y, x - light.x))
    .sort((a, b) => a - b);
  const kept: number[] = [];
  for (const angle of angles) if (angle - (kept.at(-1) ?? -TURN) > minGap) kept.push(angle);
  const [first = 0] = kept;
  if (kept.length > 1 && first + TURN - (kept.at(-1) ?? 0) < minGap) kept.pop();
  return kept.flatMap((angle, index) => {
    const gap = (kept[index + 1] ?? first + TURN) - angle;
    const pieces = Math.max(1, Math.ceil(gap / maxGap));
    return Array.from({ length: pieces }, (_, piece) => angle + (gap * piece) / pieces);
  });
}
