import type { Palette } from '@ministerio/content/types';
import { mix, thicker } from '../../tokens/color-math.ts';

/**
 * The colours that emblems are made of: the church's own, tints of them, and the same glass thicker. No colour is new, so
 * another church's palette gives its own jewels.
 */
export function emblemGlass(p: Palette) {
  const ruby = mix(thicker(p.teja, 1.55), p.noche, 0.1);
  const darkRuby = thicker(p.teja, 1.9);
  return {
    ...p,
    light: mix(p.papel, p.sol, 0.3),
    blush: mix(p.durazno, p.papel, 0.35),
    gold: mix(p.sol, p.tejaOscura, 0.18),
    mint: mix(p.hoja, p.papel, 0.55),
    paleSky: mix(p.cielo, p.papel, 0.5),
    clearSky: thicker(p.cielo, 1.6),
    water: mix(p.cielo, p.selva, 0.2),
    deepWater: mix(p.cielo, p.selva, 0.55),
    forest: mix(p.selva, p.noche, 0.3),
    shadow: mix(p.selva, p.noche, 0.55),
    ruby,
    ruby2: mix(darkRuby, p.noche, 0.2),
    ruby3: mix(darkRuby, p.noche, 0.36),
    sapphire: thicker(p.cielo, 3.1),
    sapphire2: thicker(p.cielo, 4.2),
    sapphire3: thicker(p.cielo, 5.4),
    emerald: thicker(p.hoja, 1.9),
    emerald2: thicker(p.hoja, 2.5),
    emerald3: thicker(p.selva, 1.45),
    amber: thicker(p.sol, 1.8),
    amber2: thicker(p.sol, 3),
    mahogany: thicker(p.durazno, 5),
  } as const;
}

export type Glass = ReturnType<typeof emblemGlass>;
