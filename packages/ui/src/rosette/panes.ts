import { type Pane, polar } from './geometry.ts';
import { between, type Random } from './random.ts';
import type { Ring } from './rings.ts';

/** Segments start a little under the ring inside them, so that chords leave no gap. */
const UNDERLAP = 0.94;

/**
 * The pieces of glass of one segment: a petal, or four shards that meet in a point.
 * @param ring - the segment's ring.
 * @param from - angle where the segment starts, in radians.
 * @param to - angle where it ends.
 */
export function segmentPanes(ring: Ring, from: number, to: number, random: Random): readonly Pane[] {
  return random() < ring.broken ? shards(ring, from, to, random) : [petal(ring, from, to, random)];
}

function petal({ inner, outer, bulge: swell }: Ring, from: number, to: number, random: Random): Pane {
  const middle = (from + to) / 2;
  const chord = outer / Math.cos((to - from) / 2);
  const bulge = (outer - inner) * swell * between(random, 0.8, 1.2);
  const base = inner === 0 ? [{ x: 0, y: 0 }] : [polar(inner * UNDERLAP, to), polar(inner * UNDERLAP, from)];
  return {
    corners: [{ ...polar(outer, from), control: polar(chord + bulge, middle) }, polar(outer, to), ...base],
  };
}

function shards({ inner, outer }: Ring, from: number, to: number, random: Random): readonly Pane[] {
  const low = inner * UNDERLAP;
  const knot = polar(
    inner + (outer - inner) * between(random, 0.2, 0.8),
    from + (to - from) * between(random, 0.15, 0.85),
  );
  const corners = [polar(low, from), polar(outer, from), polar(outer, to), polar(low, to)];
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length];
    return next ? [{ corners: [corner, next, knot] }] : [];
  });
}
