/** A point of the drawing; the rosette's centre is (0, 0), its rim about 1000 away. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of the drawing. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A closed piece of glass: straight sides, or a curve with the control point `control` to the next corner. */
export interface Pane {
  readonly corners: readonly (Point & { readonly control?: Point })[];
}

/** The point at a distance and angle (radians, clockwise from the right) from the centre. */
export function polar(radius: number, angle: number): Point {
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** Whether any part of a pane's bounding box lies inside a box. */
export function touches(pane: Pane, box: Box): boolean {
  const points = pane.corners.flatMap((corner) => (corner.control ? [corner, corner.control] : [corner]));
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return (
    Math.max(...xs) >= box.x &&
    Math.min(...xs) <= box.x + box.width &&
    Math.max(...ys) >= box.y &&
    Math.min(...ys) <= box.y + box.height
  );
}

/** SVG path data of a pane, on whole numbers. */
export function pathData(pane: Pane): string {
  const [first, ...rest] = pane.corners;
  if (!first) return '';
  const steps = [...rest, first].map((to, index) => {
    const control = pane.corners[index]?.control;
    return control ? `Q${at(control)} ${at(to)}` : `L${at(to)}`;
  });
  return `M${at(first)}${steps.join('')}Z`;
}

function at({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
