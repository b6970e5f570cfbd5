import { mix } from '../../tokens/color-math.ts';
import { type ColoredPane, type Point, polar } from '../geometry.ts';
import type { Shade } from '../glass.ts';
import { type Cut, petal, shards } from '../panes.ts';
import { between, pick, type Random } from '../random.ts';
import type { EmblemDrawing } from './emblem.ts';
import { frameShapes } from './frame-shapes.ts';
import { inTurn } from './shapes.ts';

/** How much of the frame's shape is left at the outer edge of each ring: they end as the rosette. */
const SHAPE_LEFT = [0.8, 0.5, 0.25, 0.1];

/** The night comes with the distance from the centre: from, to, how much, and in how many steps. */
const DUSK = { from: 330, over: 430, most: 0.56, steps: 6 } as const;

/** Emblems vary less than the rosette, as their petals are seen nearer. */
const CUT = {
  underlap: 0.93,
  swell: [0.85, 1.15],
  knot: { out: [0.25, 0.75], along: [0.2, 0.8] },
} as const satisfies Omit<Cut, 'on'>;

/**
 * The panes of the rings around the symbol, from the inner ring to the rim.
 * @param isSmall - one ring of half the petals, none broken, as an avatar has.
 */
export function ringPanes(
  drawing: EmblemDrawing,
  { isSmall, random, shade, night }: { isSmall: boolean; random: Random; shade: Shade; night: string },
): readonly (readonly ColoredPane[])[] {
  const { center, radius, rings } = drawing;
  const outline = frameShapes[drawing.shape];
  /** The point at a distance and an angle from the emblem's centre, with so much of the frame's shape. */
  const place = (distance: number, angle: number, shape: number): Point => {
    const { x, y } = polar(distance * (1 + (outline(angle) - 1) * shape), angle);
    return { x: center.x + x, y: center.y + y };
  };
  return (isSmall ? rings.slice(0, 1) : rings).map((ring, index) => {
    const inner = index === 0 ? radius : (rings[index - 1]?.radius ?? radius);
    const [low, high] = [index === 0 ? 1 : (SHAPE_LEFT[index - 1] ?? 0), SHAPE_LEFT[index] ?? 0];
    const segment = { inner, outer: ring.radius, bulge: ring.bulge };
    const on: Cut['on'] = (distance, angle, share) => place(distance, angle, low + (high - low) * share);
    const count = isSmall ? Math.ceil(ring.count / 2) : ring.count;
    const step = (2 * Math.PI) / count;
    const offset = between(random, 0, step);
    return Array.from({ length: count }, (_, turn) => {
      const from = offset + turn * step;
      const [first = night, ...others] = ring.colors;
      const color = ring.inTurn ? inTurn([first, ...others], turn) : pick(random, ring.colors);
      const dusk = isSmall ? 0 : duskAt(place((inner + ring.radius) / 2, from + step / 2, 0));
      const isBroken = !isSmall && random() < (ring.broken ?? 0);
      const panes = (isBroken ? shards : petal)(segment, from, from + step, random, { ...CUT, on });
      return panes.map((pane) => ({ ...pane, fill: mix(shade(color), night, dusk) }));
    }).flat();
  });
}

/** How much night is in glass at a place. */
function duskAt({ x, y }: Point): number {
  const share = Math.min(1, Math.max(0, (Math.hypot(x, y) - DUSK.from) / DUSK.over));
  return (Math.round(share * DUSK.steps) / DUSK.steps) * DUSK.most;
}
