import type { Palette, RosetteGlass } from '@ministerio/content/types';
import { mix } from '../tokens/color-math.ts';
import { pick, type Random } from './random.ts';

/** Gives glass its own tone: hand-made glass is never even. */
export type Shade = (color: string) => string;

/** Shades glass by lot. @param tones - shares of the palette's night (negative) or paper (positive) */
export function shader(random: Random, palette: Palette, tones: readonly number[]): Shade {
  return (color) => {
    const tone = pick(random, tones);
    return tone < 0 ? mix(color, palette.noche, -tone) : mix(color, palette.papel, tone);
  };
}

/** Families of colour that a window can have. */
export const glassNames = ['vitral', 'fuego', 'rio', 'aurora'] as const satisfies readonly RosetteGlass[];

/**
 * The colours of each ring, from the light in the centre to the night at the rim.
 * @param name - the family.
 * @param p - the church's colours.
 */
export function glassRings(name: RosetteGlass, p: Palette): readonly (readonly string[])[] {
  const light = mix(p.papel, p.sol, 0.35);
  const deepWater = mix(p.cielo, p.selva, 0.45);
  const water = mix(p.cielo, p.selva, 0.18);
  const wood = mix(p.selva, p.noche, 0.35);
  const dusk = mix(p.selva, p.noche, 0.62);
  const ember = mix(p.tejaOscura, p.noche, 0.18);
  const emberNight = mix(p.tejaOscura, p.noche, 0.55);
  const families: Record<RosetteGlass, readonly (readonly string[])[]> = {
    vitral: [
      [light, p.durazno],
      [p.sol, mix(p.sol, p.papel, 0.3), mix(p.sol, p.tejaOscura, 0.18)],
      [p.sol, p.durazno, mix(p.sol, p.noche, 0.12)],
      [p.coral, p.durazno, p.teja, p.sol],
      [p.teja, p.coral, ember, p.durazno, p.cielo],
      [p.cielo, deepWater, water, p.teja],
      [water, p.cielo, deepWater, p.hoja],
      [p.hoja, p.selva, mix(p.hoja, p.selva, 0.5), water],
      [p.selva, wood, dusk],
    ],
    fuego: [
      [p.papel, light],
      [p.sol, light, p.durazno],
      [p.durazno, p.sol],
      [p.sol, p.coral, p.durazno],
      [p.coral, p.teja, p.sol],
      [p.teja, p.coral, ember, p.durazno],
      [p.teja, ember, p.coral],
      [ember, emberNight, p.teja],
      [emberNight, mix(emberNight, p.noche, 0.5), wood],
    ],
    rio: [
      [p.papel, mix(p.cielo, p.papel, 0.6)],
      [mix(p.cielo, p.papel, 0.4), p.cielo, light],
      [p.cielo, mix(p.cielo, p.papel, 0.3)],
      [p.cielo, water, p.durazno],
      [water, deepWater, p.cielo, p.sol],
      [p.hoja, water, deepWater],
      [p.hoja, deepWater, p.selva],
      [p.selva, p.hoja, wood],
      [wood, dusk, p.selva],
    ],
    aurora: [
      [light, p.papel],
      [p.durazno, p.coral, light],
      [p.coral, p.durazno],
      [mix(p.coral, p.cielo, 0.25), p.coral, p.durazno],
      [p.sol, p.durazno, p.coral],
      [p.hoja, p.cielo, water],
      [p.hoja, p.selva, p.cielo],
      [deepWater, p.selva, wood],
      [wood, dusk, mix(p.cielo, p.noche, 0.65)],
    ],
  };
  return families[name];
}
