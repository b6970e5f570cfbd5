import { mix, thicker } from '../../../tokens/color-math.ts';
import type { Cell, Emblem, EmblemPart } from '../emblem.ts';
import type { Glass } from '../glass.ts';
import * as orders from '../ring-orders.ts';
import { circle, fan, star } from '../shapes.ts';

/** A lantern with a flame behind its panes. */
export const lantern: Emblem = (g) => ({
  seed: 11,
  light: { x: 0, y: 92 },
  shape: 'almond',
  glow: 0.4,
  field: [g.emerald2, g.emerald3, g.shadow],
  band: [g.hoja, g.emerald, g.mint],
  bandWidth: 22,
  rings: orders.petalsFirst(
    g,
    [g.sol, g.durazno, g.gold],
    [g.coral, g.teja, g.durazno, g.sol],
    [g.cielo, g.water, g.deepWater],
  ),
  parts: [
    { d: 'M-66-176A66 78 0 0 1 66-176L40-176A40 52 0 0 0-40-176Z', fill: g.sol },
    { d: 'M-50-190H50L70-146H-70Z', fill: g.coral },
    {
      d: 'M-70-146H70L146-76H-146Z',
      fill: g.sol,
      cells: [
        ['M-70-146L-146-76H-52L-26-146Z', g.gold],
        ['M70-146L146-76H52L26-146Z', g.durazno],
      ],
    },
    {
      d: 'M-124-76H124L98 180H-98Z',
      fill: g.light,
      cells: [
        ['M-130-80H-52L-40 190H-110Z', g.durazno],
        ['M130-80H52L40 190H110Z', g.blush],
        ['M-46 110L0 60L46 110V190H-46Z', g.sol],
      ],
    },
    {
      d: 'M2-40C20 10 58 46 58 92C58 128 32 150 0 150C-32 150-58 128-56 92C-54 60-14 20 2-40Z',
      fill: g.coral,
      cells: [
        [
          'M0 36C14 64 30 78 30 104C30 126 16 138 0 138C-16 138-30 126-30 104C-30 78-10 62 0 36Z',
          g.papel,
          true,
        ],
      ],
    },
    { d: 'M-118 180H118L132 218H-132Z', fill: g.coral, cuts: 'M-44 180V218M44 180V218' },
    { d: 'M-152 218H152V252H-152Z', fill: g.sol, cuts: 'M-66 218V252M66 218V252' },
  ],
});

/** The two outer layers of a fire. */
export const fire = (g: Glass) =>
  [
    {
      d: 'M-14-284C14-196 122-150 142-44C156-76 160-104 152-136C206-76 232 0 218 78C200 180 106 252 0 252C-120 252-212 174-216 62C-218-10-184-66-140-116C-140-76-128-46-104-22C-108-120-40-170-14-284Z',
      fill: g.coral,
      cells: [
        ['M-14-300L-104-22L-60 40L-4-120Z', g.coral],
        ['M-14-300C14-196 142-140 142-44L116 92L40-40L-4-120Z', mix(g.coral, g.durazno, 0.45)],
        ['M142-44L152-170L260 0L230 90L116 92Z', g.teja],
        ['M230 90L116 92L66 232L100 300L260 200Z', mix(g.teja, g.coral, 0.5)],
        ['M-230 62L-118 96L-66 232L-100 300L-260 200Z', g.teja],
        ['M-104-22L-140-160L-260 0L-230 62L-118 96L-78-4Z', mix(g.teja, g.coral, 0.55)],
      ],
    },
    {
      d: 'M-4-120C16-60 110 0 116 92C120 170 66 234 0 234C-70 234-122 172-118 96C-116 50-92 24-78-4C-66 30-52 40-40 44C-46-20-14-60-4-120Z',
      fill: g.sol,
      cells: [
        ['M-4-140L140 0L116 92L56 150L2 40Z', mix(g.sol, g.papel, 0.3)],
        ['M116 92L56 150L30 226L60 260L160 200Z', g.gold],
        ['M-118 96L-56 150L-30 226L-60 260L-160 200Z', g.gold],
      ],
    },
  ] as const satisfies readonly EmblemPart[];

/** A flame of three layers. */
export const flame: Emblem = (g) => {
  const [outer, inner] = fire(g);
  return {
    seed: 23,
    light: { x: 0, y: 120 },
    shape: 'almond',
    radius: 306,
    field: [g.sapphire3, thicker(g.cielo, 7), thicker(g.cielo, 6)],
    band: [g.ruby, g.ruby2, g.ruby3],
    bandWidth: 24,
    rings: orders.beadsFirst(
      g,
      [g.sol, g.ruby],
      [g.teja, g.coral, g.ruby, g.tejaOscura],
      [g.sol, g.gold, g.coral, g.durazno],
    ),
    parts: [
      outer,
      {
        ...inner,
        cells: [
          ['M-4-140L-40 44L-56 150L2 40Z', g.sol, true],
          ...inner.cells.map(([d, fill]): Cell => [d, fill, true]),
        ],
      },
      {
        d: 'M2 40C22 80 58 104 58 152C58 198 32 226 0 226C-34 226-58 198-56 152C-54 112-18 92 2 40Z',
        fill: g.papel,
        cuts: 'M0 130V230M-60 150L0 130L60 150',
      },
    ],
  };
};

/** A compass. */
export const compass: Emblem = (g) => ({
  seed: 44,
  shape: 'octofoil',
  radius: 310,
  field: [mix(g.mahogany, g.noche, 0.38), mix(g.mahogany, g.noche, 0.52), mix(g.mahogany, g.noche, 0.24)],
  band: [g.amber, thicker(g.sol, 2.4), g.sol],
  bandWidth: 16,
  rings: orders.fineBeads(
    g,
    [g.hoja, g.sol],
    [g.hoja, g.durazno, g.coral, g.sol],
    [g.hoja, g.selva, g.emerald],
  ),
  parts: [
    {
      d: circle(0, 0, 226),
      fill: g.durazno,
      cells: fan(0, 0, 260, { count: 16, from: -11.25 }, [g.durazno, g.gold, g.blush, g.sol]),
    },
    {
      d: circle(0, 0, 168),
      fill: g.emerald3,
      cells: fan(0, 0, 260, { count: 8, from: 0 }, [g.emerald3, g.emerald]),
    },
    {
      d: star(0, 0, 150, 52, 4, -45),
      fill: g.coral,
      cells: fan(0, 0, 170, { count: 4, from: 45, width: 45 }, [g.teja]),
    },
    {
      d: star(0, 0, 286, 58, 4),
      fill: g.papel,
      cells: fan(0, 0, 400, { count: 4, from: -90, width: 45 }, [g.sol]),
    },
    { d: circle(0, 0, 24), fill: g.tejaOscura },
  ],
});

/** An open book under a star. */
export const openBook: Emblem = (g) => ({
  avatar: { half: 310, middle: { x: 0, y: 0 } },
  seed: 52,
  light: { x: 0, y: -110 },
  shape: 'square',
  center: { x: 0, y: 10 },
  radius: 296,
  glow: 0.4,
  field: [g.ruby, g.ruby3, thicker(g.coral, 2.4)],
  band: [g.coral, g.teja, thicker(g.coral, 1.4)],
  rings: orders.shardsFirst(
    g,
    [g.durazno, g.sol, g.blush, g.coral],
    [g.cielo, g.clearSky, g.durazno],
    [g.water, g.deepWater, g.hoja],
  ),
  parts: [
    {
      d: 'M-270-26V212C-176 186-66 196 0 246C66 196 176 186 270 212V-26H0Z',
      fill: g.cielo,
      cells: [['M-280-40H0V260H-280Z', g.water]],
    },
    {
      d: 'M0 6C-60-56-150-66-244-44V180C-160 160-66 164 0 218Z',
      fill: g.papel,
      cells: [
        ['M-260-60C-160-80-60-60 0 16V66C-66 10-160 0-260 24Z', g.blush],
        ['M-260 24C-160 0-66 10 0 66V116C-66 64-160 54-260 76Z', g.papel],
        ['M-260 76C-160 54-66 64 0 116V166C-66 114-160 104-260 128Z', g.blush],
      ],
    },
    {
      d: 'M0 6C60-56 150-66 244-44V180C160 160 66 164 0 218Z',
      fill: g.blush,
      cells: [
        ['M260-60C160-80 60-60 0 16V66C66 10 160 0 260 24Z', g.papel],
        ['M260 24C160 0 66 10 0 66V116C66 64 160 54 260 76Z', g.light],
        ['M260 76C160 54 66 64 0 116V166C66 114 160 104 260 128Z', g.papel],
      ],
    },
    {
      d: star(0, -172, 112, 46, 5),
      fill: g.sol,
      cells: fan(0, -172, 170, { count: 5, from: -90, width: 36 }, [mix(g.sol, g.papel, 0.45)]),
    },
  ],
});
