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

/** A pane with its colour. */
export interface ColoredPane extends Pane {
  readonly fill: string;
}

/** The point at a distance and angle (radians, clockwise from the right) from the centre. */
export function polar(radius: number, angle: number): Point {
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** Whether any part of a pane's bounding box lies inside a box. */
function touches(pane: Pane, box: Box): boolean {
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

/** SVG path data of a pane, on whole numbers. @param grid - units of the drawing that one of them is */
export function pathData(pane: Pane, grid = 1): string {
  const [first, ...rest] = pane.corners;
  if (!first) return '';
  const at = ({ x, y }: Point) => `${Math.round(x / grid)} ${Math.round(y / grid)}`;
  const steps = [...rest, first].map((to, index) => {
    const control = pane.corners[index]?.control;
    return control ? `Q${at(control)} ${at(to)}` : `L${at(to)}`;
  });
  return `M${at(first)}${steps.join('')}Z`;
}

/** SVG paths of those panes that lie in a view; panes of one colour share a path. */
export function panePaths(panes: readonly ColoredPane[], view: Box, grid = 1): string {
  const paths = new Map<string, string>();
  for (const pane of panes.filter((one) => touches(one, view))) {
    paths.set(pane.fill, (paths.get(pane.fill) ?? '') + pathData(pane, grid));
  }
  return [...paths].map(([fill, d]) => `<path fill="${fill}" d="${d}"/>`).join('');
}
