import type { ColoredPane, Point } from '../geometry.ts';
import type { Shade } from '../glass.ts';
import type { EmblemDrawing } from './emblem.ts';
import { frameShapes } from './frame-shapes.ts';
import { inTurn } from './shapes.ts';

/** Farther than the frame reaches in any direction. */
const BEYOND = 1100;

/** How far the outer side of a wedge swells, as a share of half its width. */
const SWELL = 0.112;

interface Wedges {
  /** Angles of the leads from the light, radians, rising. */
  readonly leads: readonly number[];
  /** Of the frame at which they end. */
  readonly radius: number;
  readonly colors: readonly [string, ...string[]];
  /** Whether their outer sides swell into the ring around them. */
  readonly swells: boolean;
}

/** Wedges of glass from the light to the frame, one between each two leads. */
export function fieldPanes(
  { light, center, shape }: EmblemDrawing,
  { leads, radius, colors, swells }: Wedges,
  shade: Shade,
): readonly ColoredPane[] {
  const outline = frameShapes[shape];
  const edge = (angle: number) => radius * outline(angle);
  const ends = leads.map((angle) => lastInside(light, angle, center, edge));
  return ends.map((from, index) => {
    const to = ends[(index + 1) % ends.length] ?? from;
    const middle = { x: (from.x + to.x) / 2 - center.x, y: (from.y + to.y) / 2 - center.y };
    const distance = Math.hypot(middle.x, middle.y) || 1;
    const halfWidth = Math.hypot(to.x - from.x, to.y - from.y) / 2;
    const reach = edge(Math.atan2(middle.y, middle.x)) + (swells ? SWELL * halfWidth : 0);
    // A quadratic curve's middle lies half way between its control point and its chord.
    const out = (2 * reach - distance) / distance;
    const control = { x: center.x + middle.x * out, y: center.y + middle.y * out };
    return { corners: [{ ...from, control }, to, light], fill: shade(inTurn(colors, index)) };
  });
}

/** The last point of a ray from the light that lies within an edge around the centre, by bisection. */
function lastInside(light: Point, angle: number, center: Point, edge: (angle: number) => number): Point {
  const on = (distance: number): Point => ({
    x: light.x + distance * Math.cos(angle),
    y: light.y + distance * Math.sin(angle),
  });
  let inside = 0;
  let outside = BEYOND;
  while (outside - inside > 0.1) {
    const middle = (inside + outside) / 2;
    const { x, y } = on(middle);
    const isInside = Math.hypot(x - center.x, y - center.y) < edge(Math.atan2(y - center.y, x - center.x));
    if (isInside) inside = middle;
    else outside = middle;
  }
  return on(inside);
}
