import { WINDOW_RINGS } from '@ministerio/contract/domain';
import { type Pane, pathData, polar } from '@ministerio/ui/rosette/geometry';

/** Half the side of the drawing; its centre is 0,0. */
export const WINDOW_HALF = 1000;

/** Outer edge of each ring, and how far its panes bulge beyond it, as a share of it. */
const edges = [265, 505, 735, 955] as const;
const bulges = [0, 0.045, 0.035, 0] as const;

/** A pane of the window: its week from 0, its ring from 0, and its outline. */
export interface DrawnPane {
  readonly week: number;
  readonly ring: number;
  readonly path: string;
}

/** The 52 panes, the outer rings first: petals of the inner ones lie over them. */
export const windowPanes: readonly DrawnPane[] = WINDOW_RINGS.flatMap((count, ring) => {
  const before = WINDOW_RINGS.slice(0, ring).reduce((sum, panes) => sum + panes, 0);
  return Array.from({ length: count }, (_, index) => ({
    week: before + index,
    ring,
    path: pathData(paneAt(ring, index, count)),
  }));
}).sort((a, b) => b.ring - a.ring || a.week - b.week);

function paneAt(ring: number, index: number, count: number): Pane {
  const inner = edges[ring - 1] ?? 0;
  const outer = edges[ring] ?? 0;
  const step = (2 * Math.PI) / count;
  // The first week of a ring begins at the top, the others follow clockwise.
  const start = index * step - Math.PI / 2;
  const end = start + step;
  const rim = outer * (2 * (1 + (bulges[ring] ?? 0)) - Math.cos(step / 2));
  return {
    corners: [
      polar(inner, start),
      { ...polar(outer, start), control: polar(rim, start + step / 2) },
      polar(outer, end),
      { ...polar(inner, end), control: polar(inner, start + step / 2) },
    ],
  };
}
