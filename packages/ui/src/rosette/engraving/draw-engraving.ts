import type { Palette } from '@ministerio/content/types';
import { mix } from '../../tokens/color-math.ts';
import { seededRandom } from '../random.ts';
import { chapel } from './chapel.ts';
import { circle } from './circle.ts';
import { hatchings, SHEET } from './strokes.ts';

const scenes = { circle, chapel };

/** Name of a scene. */
export type EngravingScene = keyof typeof scenes;

/** Scenes in place of old photographs. */
export const engravingScenes = Object.keys(scenes) as readonly EngravingScene[];

/**
 * Draws a scene like a copper engraving on old paper, as a picture file.
 * @param seed - any integer; the same one always gives the same picture.
 * @param palette - the church's colours, from which paper and ink are mixed.
 * @returns a whole SVG document.
 */
export function drawEngraving(scene: EngravingScene, seed: number, palette: Palette): string {
  const paper = mix(palette.papel, palette.durazno, 0.34);
  const ink = mix(palette.tejaOscura, palette.noche, 0.62);
  const { width, height } = SHEET;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    hatchings(ink),
    `<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>`,
    `<g stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">`,
    scenes[scene](seededRandom(seed), paper, ink),
    '</g></svg>',
  ].join('');
}
