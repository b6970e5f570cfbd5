import { mix, thicker } from '../../../tokens/color-math.ts';
import type { Emblem } from '../emblem.ts';
import * as orders from '../ring-orders.ts';
import { circle, finger } from '../shapes.ts';

/** A dove with olive leaves. */
export const dove: Emblem = (g) => ({
  seed: 31,
  light: { x: 30, y: -30 },
  shape: 'sixfoil',
  radius: 326,
  glow: 0.3,
  glowColor: g.cielo,
  field: [g.sapphire2, g.sapphire, g.sapphire3],
  band: [g.cielo, g.clearSky, mix(g.cielo, g.papel, 0.25)],
  rings: orders.broadPetals(
    g,
    [g.cielo, g.paleSky],
    [g.durazno, g.cielo, g.sol, g.water],
    [g.deepWater, g.hoja, g.sapphire, g.water],
  ),
  parts: [
    {
      d: 'M40-60C56-150 110-226 216-286C236-222 222-168 190-124L204-96C176-66 130-50 96-44Z',
      fill: g.paleSky,
      cells: [
        ['M30-40L216-300L250-200L190-124Z', mix(g.cielo, g.papel, 0.65)],
        ['M30-40L190-124L240-80L100-20Z', mix(g.cielo, g.papel, 0.35)],
      ],
    },
    {
      d: 'M218-50L176-80C154-108 112-102 94-72C78-38 40 0-30 22L-238 34L-222 66L-264 96L-226 122L-236 166C-190 160-150 146-120 122C-40 182 92 160 144 66C168 24 178-6 180-30Z',
      fill: g.papel,
      cells: [
        ['M-130 20L-250 20L-222 66L-110 70Z', g.paleSky],
        ['M-110 70L-222 66L-280 96L-226 122Z', mix(g.cielo, g.papel, 0.7)],
        ['M-110 70L-226 122L-250 190L-110 122Z', g.paleSky],
        ['M180 80L60 60L-60 90L-60 200H140Z', mix(g.cielo, g.papel, 0.72)],
        ['M92-72L190-20L200 0L96 0Z', g.light, true],
        ['M176-84L230-50L178-26Z', g.sol],
      ],
    },
    {
      d: 'M98-44C70-132 0-226-140-288C-160-252-168-222-166-194L-208-180C-214-146-208-126-200-106L-232-82C-222-42-198-18-172-2L-180 24C-122 64-20 86 42 58C78 38 94 4 98-44Z',
      fill: g.papel,
      cells: [
        ['M80-40L-140-300L-180-240L-166-194Z', g.papel],
        ['M80-40L-166-194L-230-190L-200-106Z', mix(g.cielo, g.papel, 0.62)],
        ['M60-10L-200-106L-250-82L-172-2Z', g.papel],
        ['M60-10L-172-2L-200 24L-60 90L42 58Z', mix(g.cielo, g.papel, 0.62)],
        ['M110-70L30-60L-10 0L10 80L60 60Z', g.light],
      ],
    },
    { d: circle(146, -66, 8), fill: g.noche, isLoose: true },
    { d: 'M216-46C250-40 272-24 284 6C250 8 226-8 216-46Z', fill: g.hoja },
    { d: 'M214-44C222-12 214 16 190 40C176 8 188-26 214-44Z', fill: g.hoja },
  ],
});

/** Two hands with a seed and its shoot. */
export const handsWithSeed: Emblem = (g) => ({
  seed: 67,
  light: { x: 0, y: 44 },
  shape: 'circle',
  radius: 312,
  glow: 0.3,
  field: [mix(g.mahogany, g.noche, 0.36), g.ruby3, mix(g.mahogany, g.noche, 0.22)],
  band: [g.amber2, g.amber, thicker(g.sol, 2.4)],
  bandWidth: 18,
  rings: orders.broadPetals(
    g,
    [g.sol, g.gold],
    [g.coral, g.teja, g.durazno, g.hoja],
    [g.teja, g.ruby, g.sol, g.selva],
  ),
  parts: [
    { d: 'M-15 12C-19-60-18-100-6-150H10C4-100 7-60 17 12Z', fill: g.hoja },
    {
      d: 'M-4-112C-20-186-90-232-184-222C-176-136-100-90-4-112Z',
      fill: g.hoja,
      cells: [['M0-102C-60-146-110-186-190-232L-230-96L-80-76Z', g.mint]],
    },
    {
      d: 'M4-146C10-230 80-286 172-286C176-190 100-126 4-146Z',
      fill: g.mint,
      cells: [['M0-136C60-190 110-230 180-294L230-160L80-106Z', g.hoja]],
    },
    {
      d: 'M0-14C30-10 48 14 44 40C40 62 20 72 0 74C-20 72-40 62-44 40C-48 14-30-10 0-14Z',
      fill: g.sol,
      cells: [['M0-20V120H80V-20Z', g.light]],
    },
    { d: finger(-194, 180, -276, -2, 48), fill: g.durazno },
    { d: finger(-172, 160, -228, -66, 50), fill: g.blush },
    { d: finger(-138, 150, -164, -96, 50), fill: g.durazno },
    { d: finger(-104, 150, -100, -72, 48), fill: g.blush },
    { d: finger(194, 180, 276, -2, 48), fill: g.blush },
    { d: finger(172, 160, 228, -66, 50), fill: g.durazno },
    { d: finger(138, 150, 164, -96, 50), fill: g.blush },
    { d: finger(104, 150, 100, -72, 48), fill: g.durazno },
    { d: finger(-92, 196, -58, 84, 50), fill: g.blush },
    { d: finger(92, 196, 58, 84, 50), fill: g.durazno },
    {
      d: 'M-12 282C-110 282-192 250-222 176C-214 136-166 118-124 124C-96 128-72 152-58 180C-40 200-14 214-12 282Z',
      fill: g.durazno,
      cells: [
        ['M-240 150L-160 180L-100 300H-250Z', mix(g.durazno, g.coral, 0.35)],
        ['M-160 180L-90 120L-50 170L-70 240L-100 300Z', g.blush],
      ],
    },
    {
      d: 'M12 282C110 282 192 250 222 176C214 136 166 118 124 124C96 128 72 152 58 180C40 200 14 214 12 282Z',
      fill: g.blush,
      cells: [
        ['M240 150L160 180L100 300H250Z', mix(g.durazno, g.coral, 0.35)],
        ['M160 180L90 120L50 170L70 240L100 300Z', g.durazno],
      ],
    },
  ],
});
