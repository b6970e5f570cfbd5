import { type Pane, type Point, polar } from './geometry.ts';
import { between, type Random } from './random.ts';
import type { Ring } from './rings.ts';

/** How pieces of glass are cut; pairs are ranges to choose from at random. */
export interface Cut {
  /** Where pieces start, as a share of the inner radius: a little under the ring inside, so that chords leave no gap. */
  readonly underlap: number;
  /** Factor of a petal's swelling. */
  readonly swell: readonly [from: number, to: number];
  /** Where shards meet: shares of the ring's width and of the segment's angle. */
  readonly knot: { readonly out: readonly [number, number]; readonly along: readonly [number, number] };
  /**
   * A point of the segment by distance and angle.
   * @param share - of the way from the ring's inner edge (0) to its outer one (1), for frames that change on it.
   */
  readonly on: (radius: number, angle: number, share: number) => Point;
}

const ROSETTE: Cut = {
  underlap: 0.94,
  swell: [0.8, 1.2],
  knot: { out: [0.2, 0.8], along: [0.15, 0.85] },
  on: polar,
};

type Segment = Pick<Ring, 'inner' | 'outer' | 'bulge'>;

/**
 * The pieces of glass of one segment: a petal, or four shards that meet in a point.
 * @param ring - the segment's ring.
 * @param from - angle where the segment starts, in radians.
 * @param to - angle where it ends.
 */
export function segmentPanes(ring: Ring, from: number, to: number, random: Random): readonly Pane[] {
  return (random() < ring.broken ? shards : petal)(ring, from, to, random, ROSETTE);
}

/** A segment in one piece. */
export function petal(
  { inner, outer, bulge }: Segment,
  from: number,
  to: number,
  random: Random,
  { underlap, swell, on }: Cut,
): readonly Pane[] {
  const chord = outer / Math.cos((to - from) / 2);
  const swelling = (outer - inner) * bulge * between(random, ...swell);
  const control = on(chord + swelling, (from + to) / 2, 1);
  const low = inner * underlap;
  const base = inner === 0 ? [{ x: 0, y: 0 }] : [on(low, to, 0), on(low, from, 0)];
  return [{ corners: [{ ...on(outer, from, 1), control }, on(outer, to, 1), ...base] }];
}

/** A segment in four pieces that meet in a point. */
export function shards(
  { inner, outer }: Segment,
  from: number,
  to: number,
  random: Random,
  { underlap, knot: { out, along }, on }: Cut,
): readonly Pane[] {
  const low = inner * underlap;
  const knot = on(
    inner + (outer - inner) * between(random, ...out),
    from + (to - from) * between(random, ...along),
    0.5,
  );
  const corners = [on(low, from, 0), on(outer, from, 1), on(outer, to, 1), on(low, to, 0)];
  return corners.map((corner, index) => ({
    corners: [corner, corners[(index + 1) % corners.length] ?? corner, knot],
  }));
}
