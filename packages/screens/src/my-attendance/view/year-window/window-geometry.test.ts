import { WINDOW_PANES } from '@ministerio/contract/domain';
import { describe, expect, it } from 'vitest';
import { windowPanes } from './window-geometry.ts';

/** Corners and controls of a path. */
const points = (path: string) =>
  [...path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

describe('the panes as they are drawn', () => {
  it('are the weeks of the year, each once', () => {
    const weeks = windowPanes.map((pane) => pane.week).sort((a, b) => a - b);
    expect(weeks).toEqual(Array.from({ length: WINDOW_PANES }, (_, week) => week));
  });

  it('run from the centre to the rim, the inner rings over the outer ones', () => {
    expect(windowPanes.map((pane) => pane.ring)).toEqual([
      ...Array(24).fill(3),
      ...Array(16).fill(2),
      ...Array(8).fill(1),
      ...Array(4).fill(0),
    ]);
    const first = windowPanes.find((pane) => pane.week === 0);
    // The first week stands at the top, right of the middle.
    expect(points(first?.path ?? '').every(({ x, y }) => x >= 0 && y <= 0)).toBe(true);
  });

  it('stay inside the lead of the rim', () => {
    for (const { path } of windowPanes.filter((pane) => pane.ring === 3)) {
      for (const { x, y } of points(path)) expect(Math.hypot(x, y)).toBeLessThan(1000);
    }
  });
});
