import { brotliCompressSync } from 'node:zlib';
import { church, palette } from '@ministerio/content';
import { optimize } from 'svgo';
import { describe, expect, it } from 'vitest';
import { crops, logoRosette, wholeRosette } from './crops.ts';
import { drawRosette } from './draw-rosette.ts';
import { glassNames } from './glass.ts';

const hero = { seed: church.rosetteSeed, palette, view: wholeRosette, background: false } as const;
const compressed = (svg: string) => brotliCompressSync(optimize(svg, { floatPrecision: 0 }).data).length;
const panes = (svg: string) => (svg.match(/M/g) ?? []).length;

describe('drawRosette', () => {
  it('draws the same picture for the same seed and another one for another seed', () => {
    expect(drawRosette(hero)).toBe(drawRosette({ ...hero }));
    expect(drawRosette(hero)).not.toBe(drawRosette({ ...hero, seed: hero.seed + 1 }));
  });

  it.each(glassNames)('uses only colours that come from the palette (%s)', (glass) => {
    const grey = { ...palette, ...Object.fromEntries(Object.keys(palette).map((name) => [name, '#808080'])) };
    const fills = drawRosette({ ...hero, glass, palette: grey }).match(/#[0-9a-f]{6}/gi) ?? [];
    expect(new Set(fills)).toEqual(new Set(['#808080']));
  });

  it.each(glassNames)('stays under 12 KB compressed as a hero (%s)', (glass) => {
    expect(compressed(drawRosette({ ...hero, glass }))).toBeLessThan(12_000);
  });

  it.each(Object.entries(crops))('draws only the panes that the crop %s shows', (_, view) => {
    const crop = drawRosette({ ...hero, view });
    expect(panes(crop)).toBeLessThan(panes(drawRosette(hero)));
    expect(compressed(crop)).toBeLessThan(5_000);
  });

  it('fills every crop to its edges or leaves night there', () => {
    for (const view of Object.values(crops)) {
      expect(drawRosette({ ...hero, view, background: true })).toContain(
        `fill="${palette.noche}" d="M${view.x} ${view.y}h`,
      );
    }
  });

  it('draws the logo with few and whole panes, and the cross over them', () => {
    const logo = drawRosette({ ...hero, ...logoRosette });
    expect(panes(logo)).toBe(8 + 16 + 16 + 32 + 24 + 1);
    expect(logo).toContain(`<path fill="${palette.noche}" transform="scale(1.9)"`);
    expect(drawRosette(hero)).not.toContain('transform');
  });

  it('holds no script, style or reference to the outside', () => {
    const svg = drawRosette(hero).replace('http://www.w3.org/2000/svg', '');
    expect(svg).not.toMatch(/<script|<style|style=|https?:|href/);
  });

  it('refuses a palette entry that is no colour', () => {
    expect(() => drawRosette({ ...hero, palette: { ...palette, sol: 'yellow' } })).toThrow(
      "'yellow' is not a colour of the form #RRGGBB",
    );
  });
});
