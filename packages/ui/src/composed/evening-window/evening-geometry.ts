import { pathData } from '../../rosette/geometry.ts';
import { segmentPanes } from '../../rosette/panes.ts';
import { seededRandom } from '../../rosette/random.ts';

/** Half the side of the drawing; its centre is 0,0. */
export const EVENING_HALF = 1000;

/** The light at the centre, which is always there. */
export const HEART = 210;
/** Where the rim's petals begin. */
const RIM = 850;
const RIM_PETALS = 36;
const FEWEST_PANES = 12;
const MOST_PANES = 400;
const SEED = 7;

/** One pane of the window. */
export interface EveningPane {
  /** From 0 at the heart; the rim's petals are the last. */
  readonly ring: number;
  /** Its outline, dark and whole. */
  readonly whole: string;
  /** Its pieces once it is lit: one petal, or four shards. */
  readonly pieces: readonly string[];
}

/** A window in which every expected person has a pane. */
export interface EveningWindowPanes {
  /** In the order in which they are lit: from the heart outwards, within a ring here and there. */
  readonly panes: readonly EveningPane[];
  /** The petals at the rim, for those who come beyond that. */
  readonly rim: readonly EveningPane[];
}

/**
 * Cuts the window for an evening; the same number always gives the same one.
 * @param expected - people; fewer than 12 and more than 400 are drawn as those.
 */
export function eveningPanes(expected: number): EveningWindowPanes {
  const total = Math.min(Math.max(Math.round(expected), FEWEST_PANES), MOST_PANES);
  const counts = ringCounts(total);
  const width = (RIM - HEART) / counts.length;
  const rings = counts.map((count, ring) =>
    paneRing(ring, count, HEART + ring * width, HEART + (ring + 1) * width),
  );
  const rim = paneRing(counts.length, RIM_PETALS, RIM + 10, EVENING_HALF - 30);
  return { panes: rings.flatMap(shuffled), rim: shuffled(rim, counts.length) };
}

/** How many panes each ring has: in proportion to its length, so that they are of like size. */
export function ringCounts(total: number): readonly number[] {
  const rings = Math.min(Math.max(Math.round(Math.sqrt(total / 4)), 2), 8);
  const weights = Array.from({ length: rings }, (_, ring) => ring + 2.5);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let before = 0;
  let reached = 0;
  return weights.map((weight) => {
    reached += weight;
    const upTo = Math.round((total * reached) / sum);
    const count = upTo - before;
    before = upTo;
    return count;
  });
}

/** Whole and broken rings alternate, as in the rosette. */
function paneRing(ring: number, count: number, inner: number, outer: number): readonly EveningPane[] {
  const random = seededRandom(SEED + ring);
  const step = (2 * Math.PI) / count;
  // A ring begins half a pane after the one inside it: no lead runs through both.
  const offset = -Math.PI / 2 + (ring % 2) * (step / 2);
  const shape = { segments: count, inner, outer, bulge: 0.22 };
  return Array.from({ length: count }, (_, index) => {
    const from = offset + index * step;
    const cut = (broken: number) =>
      segmentPanes({ ...shape, broken }, from, from + step, random).map((pane) => pathData(pane));
    const [whole = ''] = cut(0);
    return { ring, whole, pieces: ring % 2 === 1 ? cut(1) : [whole] };
  });
}

function shuffled(panes: readonly EveningPane[], ring: number): readonly EveningPane[] {
  const random = seededRandom(SEED * 31 + ring);
  return panes
    .map((pane) => ({ pane, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ pane }) => pane);
}
