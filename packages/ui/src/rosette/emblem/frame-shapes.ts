/** Distance from the centre to a frame's edge by angle, where a circle's is 1. */
type Outline = (angle: number) => number;

const GABLE = [
  [0, -1.14],
  [1, -0.3],
  [0.93, 0.98],
  [-0.93, 0.98],
  [-1, -0.3],
] as const;

/** A polygon around the centre: where the ray at an angle meets its farthest side. */
function polygon(corners: readonly (readonly [x: number, y: number])[]): Outline {
  return (angle) => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const hits = corners.map(([x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
      const [sideX, sideY] = [nextX - x, nextY - y];
      const across = dx * sideY - dy * sideX;
      if (Math.abs(across) < 1e-9) return 0;
      const along = (x * dy - y * dx) / across;
      const isOnSide = along >= -1e-6 && along <= 1 + 1e-6;
      return isOnSide ? Math.max(0, (x * sideY - y * sideX) / across) : 0;
    });
    return Math.max(...hits);
  };
}

/** A superellipse: 2 would be a circle, less a diamond, more a square. */
const superellipse =
  (exponent: number, size: number): Outline =>
  (angle) =>
    size / (Math.abs(Math.cos(angle)) ** exponent + Math.abs(Math.sin(angle)) ** exponent) ** (1 / exponent);

/** Frames of the emblems; angles in radians, clockwise from the right. */
export const frameShapes = {
  circle: () => 1,
  quatrefoil: (angle) => 0.95 + 0.15 * Math.abs(Math.cos(2 * angle)),
  octofoil: (angle) => 0.97 + 0.09 * Math.abs(Math.cos(4 * angle)),
  sixfoil: (angle) => 0.97 + 0.1 * Math.abs(Math.sin(3 * angle)),
  almond: (angle) => 0.97 + 0.28 * Math.max(0, -Math.sin(angle)) ** 7 - 0.05 * Math.abs(Math.cos(angle)),
  square: superellipse(5, 1),
  diamond: superellipse(1.45, 1.1),
  gable: polygon(GABLE),
  arch: (angle) => {
    const sine = Math.sin(angle);
    return sine > 0 ? Math.min(1.12, 0.88 / sine) : 1 + 0.06 * (-sine) ** 9;
  },
} as const satisfies Readonly<Record<string, Outline>>;

export type FrameShape = keyof typeof frameShapes;
