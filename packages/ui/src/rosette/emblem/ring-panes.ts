import { mix } from '../../tokens/color-math.ts';
import { type Pane, type Point, polar } from '../geometry.ts';
import { between, pick, type Random } from '../random.ts';
import type { EmblemDrawing, EmblemRing } from './emblem.ts';
import { frameShapes } from './frame-shapes.ts';
import { inTurn } from './shapes.ts';

/** A pane with its colour. */
export interface ColoredPane extends Pane {
  readonly fill: string;
}

/** How much of the frame's shape is left at the outer edge of each ring: they end as the rosette. */
const SHAPE_LEFT = [0.8, 0.5, 0.25, 0.1];

/** Petals begin a little under the ring inside them, so that chords leave no gap. */
const UNDERLAP = 0.93;

/** The night comes with the distance from the centre: from, to, how much, and in how many steps. */
const DUSK = { from: 330, over: 430, most: 0.56, steps: 6 } as const;

/** Gives glass its own tone, as no two panes are alike. */
export type Shade = (color: string) => string;

interface RingPlace {
  /** The point at a distance and an angle from the emblem's centre, with so much of the frame's shape. */
  readonly on: (radius: number, angle: number, shape: number) => Point;
  readonly inner: number;
  /** How much of the frame's shape there is at its inner and at its outer edge. */
  readonly shapes: readonly [number, number];
}

/**
 * The panes of the rings around the symbol, from the inner ring to the rim.
 * @param isSmall - one ring of half the petals, none broken, as an avatar has.
 */
export function ringPanes(
  drawing: EmblemDrawing,
  { isSmall, random, shade, night }: { isSmall: boolean; random: Random; shade: Shade; night: string },
): readonly (readonly ColoredPane[])[] {
  const { center = { x: 0, y: 0 }, radius, rings } = drawing;
  const outline = frameShapes[drawing.shape];
  const on: RingPlace['on'] = (distance, angle, shape) => {
    const { x, y } = polar(distance * (1 + (outline(angle) - 1) * shape), angle);
    return { x: center.x + x, y: center.y + y };
  };
  return (isSmall ? rings.slice(0, 1) : rings).map((ring, index) => {
    const inner = index === 0 ? radius : (rings[index - 1]?.radius ?? radius);
    const shapes = [index === 0 ? 1 : (SHAPE_LEFT[index - 1] ?? 0), SHAPE_LEFT[index] ?? 0] as const;
    const count = isSmall ? Math.ceil(ring.count / 2) : ring.count;
    const step = (2 * Math.PI) / count;
    const offset = between(random, 0, step);
    return Array.from({ length: count }, (_, petal) => {
      const from = offset + petal * step;
      const [first = night, ...others] = ring.colors;
      const color = ring.inTurn ? inTurn([first, ...others], petal) : pick(random, ring.colors);
      const dusk = isSmall ? 0 : duskAt(on((inner + ring.radius) / 2, from + step / 2, 0));
      const isBroken = !isSmall && random() < (ring.broken ?? 0);
      const panes = (isBroken ? shards : wholePetal)(ring, { on, inner, shapes }, from, from + step, random);
      return panes.map((pane) => ({ ...pane, fill: mix(shade(color), night, dusk) }));
    }).flat();
  });
}

/** How much night is in glass at a place. */
function duskAt({ x, y }: Point): number {
  const share = Math.min(1, Math.max(0, (Math.hypot(x, y) - DUSK.from) / DUSK.over));
  return (Math.round(share * DUSK.steps) / DUSK.steps) * DUSK.most;
}

function wholePetal(
  { radius, bulge }: EmblemRing,
  { on, inner, shapes: [low, high] }: RingPlace,
  from: number,
  to: number,
  random: Random,
): readonly Pane[] {
  const swell = (radius - inner) * bulge * between(random, 0.85, 1.15);
  const control = on(radius / Math.cos((to - from) / 2) + swell, (from + to) / 2, high);
  return [
    {
      corners: [
        { ...on(radius, from, high), control },
        on(radius, to, high),
        on(inner * UNDERLAP, to, low),
        on(inner * UNDERLAP, from, low),
      ],
    },
  ];
}

function shards(
  { radius }: EmblemRing,
  { on, inner, shapes: [low, high] }: RingPlace,
  from: number,
  to: number,
  random: Random,
): readonly Pane[] {
  const knot = on(
    inner + (radius - inner) * between(random, 0.25, 0.75),
    from + (to - from) * between(random, 0.2, 0.8),
    (low + high) / 2,
  );
  const corners = [
    on(inner * UNDERLAP, from, low),
    on(radius, from, high),
    on(radius, to, high),
    on(inner * UNDERLAP, to, low),
  ];
  return corners.map((corner, index) => ({
    corners: [corner, corners[(index + 1) % corners.length] ?? corner, knot],
  }));
}
