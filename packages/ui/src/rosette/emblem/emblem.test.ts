import { brotliCompressSync } from 'node:zlib';
import { church, meetingsPage, ministries, type Palette, palette, studies } from '@ministerio/content';
import { optimize } from 'svgo';
import { describe, expect, it, test } from 'vitest';
import { contrast } from '../../tokens/color-math.ts';
import { avatarRosette } from '../crops.ts';
import { drawRosette } from '../draw-rosette.ts';
import { drawEmblem } from './draw-emblem.ts';
import { emblems } from './emblems.ts';
import { emblemGlass } from './glass.ts';
import { convexHull, pathEnds } from './leads.ts';

const all = Object.entries(emblems);
const sizes = ['panel', 'avatar'] as const;
const compressed = (svg: string) =>
  brotliCompressSync(optimize(svg, { multipass: true, floatPrecision: 0 }).data).length;

describe.each(all)('%s', (_, emblem) => {
  it.each([
    ['panel', 4500],
    ['avatar', 1500],
  ] as const)('as %s stays under %i bytes compressed', (size, limit) => {
    expect(compressed(drawEmblem(emblem, { palette, size }))).toBeLessThanOrEqual(limit);
  });

  it('is the same picture every time, and an avatar has fewer panes', () => {
    const panel = drawEmblem(emblem, { palette, size: 'panel' });
    expect(drawEmblem(emblem, { palette, size: 'panel' })).toBe(panel);
    const panes = (svg: string) => (svg.match(/M/g) ?? []).length;
    expect(panes(drawEmblem(emblem, { palette, size: 'avatar' }))).toBeLessThan(panes(panel) / 2);
  });

  it.each(sizes)('as %s has no colour but the palette’s, and nothing from outside', (size) => {
    // White glass stays white however thick it is.
    const white = Object.fromEntries(Object.keys(palette).map((name) => [name, '#ffffff'])) as Palette;
    const svg = drawEmblem(emblem, { palette: white, size });
    expect(new Set(svg.match(/#[0-9a-f]{6}\b/gi))).toEqual(new Set(['#ffffff']));
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/<script|<style|style=|https?:|href/);
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it('has a symbol that can be told from its field: 3:1 to every tone of it', () => {
    const { field, parts } = emblem(emblemGlass(palette));
    const glass = parts.flatMap(({ fill, cells = [] }) => [fill, ...cells.map(([, color]) => color)]);
    const best = Math.max(...glass.map((color) => Math.min(...field.map((tone) => contrast(color, tone)))));
    expect(best).toBeGreaterThanOrEqual(3);
  });
});

test('the avatar of a ministry without an emblem stays under 1500 bytes compressed', () => {
  const svg = drawRosette({ seed: church.rosetteSeed, palette, ...avatarRosette });
  expect(compressed(svg)).toBeLessThanOrEqual(1500);
});

test('a page’s neighbours have different orders of rings', () => {
  const order = (name: string | undefined) =>
    all
      .find(([id]) => id === name)?.[1](emblemGlass(palette))
      .rings.map(({ count, radius }) => [count, radius]);
  for (const sections of [ministries, meetingsPage.sections, studies]) {
    const shown = sections.map(({ picture }) => picture.emblem);
    expect(new Set(shown).size).toBe(sections.length);
    for (const [index, name] of shown.entries()) {
      if (index > 0) expect(order(name)).not.toEqual(order(shown[index - 1]));
    }
  }
});

describe('the leads', () => {
  it.each([
    [
      'M10 20L30 40Z',
      [
        [10, 20],
        [30, 40],
      ],
    ],
    [
      'M10 20h5v-5l1 1z',
      [
        [10, 20],
        [15, 20],
        [15, 15],
        [16, 16],
      ],
    ],
    [
      'M0 0C1 2 3 4 5 6S7 8 9 10',
      [
        [0, 0],
        [5, 6],
        [9, 10],
      ],
    ],
    [
      'M2 2A5 5 0 0 1 8-2H1V7Z',
      [
        [2, 2],
        [8, -2],
        [1, -2],
        [1, 7],
      ],
    ],
    [
      'M4 4l2 0zl0 3',
      [
        [4, 4],
        [6, 4],
        [4, 7],
      ],
    ],
  ])('begin where the commands of %s end', (d, ends) => {
    expect(pathEnds(d).map(({ x, y }) => [x, y])).toEqual(ends);
  });

  it('begin at the outermost corners only', () => {
    const points = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [5, 5],
      [5, 0],
    ].map(([x = 0, y = 0]) => ({ x, y }));
    expect(
      convexHull(points)
        .map(({ x, y }) => `${x} ${y}`)
        .sort(),
    ).toEqual(['0 0', '0 10', '10 0', '10 10']);
  });
});
