import { palette } from '@ministerio/content';
import { describe, expect, it } from 'vitest';
import { drawEngraving, engravingScenes } from './draw-engraving.ts';

describe.each(engravingScenes)('engraving "%s"', (scene) => {
  it('is the same for the same seed', () => {
    expect(drawEngraving(scene, 7, palette)).toBe(drawEngraving(scene, 7, palette));
    expect(drawEngraving(scene, 7, palette)).not.toBe(drawEngraving(scene, 8, palette));
  });

  it('is drawn in ink and paper alone', () => {
    const colors = new Set(drawEngraving(scene, 7, palette).match(/#[0-9a-f]{6}/g));
    expect(colors.size).toBe(2);
  });

  it('holds only numbers and nothing from outside', () => {
    const svg = drawEngraving(scene, 7, palette).replace('http://www.w3.org/2000/svg', '');
    expect(svg).not.toMatch(/NaN|undefined|https?:|<script|style=/);
  });
});
