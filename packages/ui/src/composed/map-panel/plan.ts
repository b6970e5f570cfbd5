import { type Point, polar } from '../../rosette/geometry.ts';

/** Size of the drawn plan. */
export const PLAN = { width: 800, height: 520 } as const;

/** The city's rings are circles around its centre, which lies north of the plan. */
const CENTRE: Point = { x: 380, y: -560 };
const RING_STEP = 92;
const INNER_RING = 560;
const RING_COUNT = 7;
const FIRST_ANGLE = 38;
const LAST_ANGLE = 142;
const ANGLE_STEP = 6.5;
const TONES = 4;

/** Radius of the church's ring road. */
export const RING_ROAD = INNER_RING + 2.9 * RING_STEP;

/** Angles, in degrees clockwise from the east, of the two streets that cross the church's own. */
export const AVENUES = { left: 98, right: 79 } as const;

/** A point on the plan by its distance and angle (degrees) from the city's centre. */
export function onPlan(radius: number, degrees: number): Point {
  const { x, y } = polar(radius, (degrees * Math.PI) / 180);
  return { x: CENTRE.x + x, y: CENTRE.y + y };
}

const at = ({ x, y }: Point) => `${x.toFixed(0)} ${y.toFixed(0)}`;

/** Path of an arc around the city's centre, from west to east so that text on it is upright. */
export function arcPath(radius: number): string {
  return `M${at(onPlan(radius, LAST_ANGLE))}A${radius} ${radius} 0 0 0 ${at(onPlan(radius, FIRST_ANGLE))}`;
}

/** Path of a straight avenue that leads away from the centre. */
export function avenuePath(degrees: number): string {
  return `M${at(onPlan(INNER_RING - RING_STEP, degrees))}L${at(onPlan(INNER_RING + RING_COUNT * RING_STEP, degrees))}`;
}

/** The blocks between the streets, as one path for each of four tones. */
export function blockPaths(): readonly string[] {
  const paths: string[] = Array.from({ length: TONES }, () => '');
  for (let ring = 0; ring < RING_COUNT; ring += 1) {
    const inner = INNER_RING + ring * RING_STEP;
    let column = 0;
    for (let from = FIRST_ANGLE; from < LAST_ANGLE; from += ANGLE_STEP, column += 1) {
      const to = from + ANGLE_STEP;
      // Any scatter that no eye reads as a pattern, and the same on server and client.
      const tone = (ring * 7 + column * 3 + ((ring * column) % 5)) % TONES;
      const corners = [
        onPlan(inner, from),
        onPlan(inner + RING_STEP, from),
        onPlan(inner + RING_STEP, to),
        onPlan(inner, to),
      ];
      paths[tone] += `M${corners.map(at).join('L')}Z`;
    }
  }
  return paths;
}
