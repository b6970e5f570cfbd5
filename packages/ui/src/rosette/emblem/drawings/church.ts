import { mix, thicker } from '../../../tokens/color-math.ts';
import type { Emblem, EmblemPart } from '../emblem.ts';
import type { Glass } from '../glass.ts';
import * as orders from '../ring-orders.ts';
import { circle, fan, inTurn, leaf } from '../shapes.ts';

/** Grains of an ear of wheat: where each is, and the degrees of its tip. */
const GRAINS = [
  [218, -150, 4],
  [184, -92, -26],
  [252, -88, 30],
  [182, -28, -22],
  [252, -20, 34],
  [172, 38, -16],
  [246, 52, 40],
  [150, 100, -8],
  [222, 122, 46],
] as const;

/** An ear of wheat. @param side - 1 for the right one, -1 for the left */
const ear = (g: Glass, side: 1 | -1): readonly EmblemPart[] => [
  {
    d: `M${side * 62} 232C${side * 170} 190 ${side * 226} 90 ${side * 222}-60L${side * 208}-60C${side * 206} 80 ${side * 150} 170 ${side * 52} 214Z`,
    fill: g.gold,
  },
  ...GRAINS.map(([x, y, degrees], index) => ({
    d: leaf(side * x, y, side * degrees, 54, 26),
    fill: inTurn([g.sol, g.durazno, g.light], index),
  })),
];

/** A cup between two ears of wheat. */
export const cupAndWheat: Emblem = (g) => ({
  seed: 71,
  light: { x: 0, y: -150 },
  shape: 'quatrefoil',
  glow: 0.35,
  field: [g.ruby3, g.ruby2, thicker(g.tejaOscura, 1.7)],
  band: [g.teja, g.ruby, g.coral],
  rings: orders.beadsFirst(
    g,
    [g.sol, g.cielo],
    [g.coral, g.durazno, g.teja],
    [g.cielo, g.water, g.sol, g.deepWater],
  ),
  parts: [
    ...ear(g, 1),
    ...ear(g, -1),
    {
      d: 'M-138-208H138C138-60 92 0 32 14V150C70 160 108 180 116 244H-116C-108 180-70 160-32 150V14C-92 0-138-60-138-208Z',
      fill: g.papel,
      cells: [
        ['M-170-210H-50C-48-110-40-40-30 30H-160Z', g.paleSky],
        ['M170-210H50C48-110 40-40 30 30H160Z', g.cielo],
        ['M-44 16H44V84H-44Z', g.sol],
        ['M-44 84H44V150H-44Z', g.paleSky],
        ['M-140 150H0V260H-140Z', g.paleSky],
      ],
    },
    {
      d: 'M-138-208C-136-250 136-250 138-208C136-166-136-166-138-208Z',
      fill: g.teja,
      cells: [['M0-260V-140H200V-260Z', g.tejaOscura]],
    },
  ],
});

/** Mountains, a pine and the sun. */
export const mountains: Emblem = (g) => ({
  seed: 88,
  light: { x: 96, y: -130 },
  shape: 'arch',
  center: { x: 0, y: 30 },
  radius: 312,
  glow: 0.5,
  field: [g.sapphire2, g.sapphire, thicker(g.cielo, 3.6)],
  maxGap: 0.34,
  rings: orders.shardsFirst(
    g,
    [g.durazno, g.sol, g.coral, g.blush],
    [g.hoja, g.emerald, g.selva],
    [g.deepWater, g.selva, g.cielo],
  ),
  parts: [
    {
      d: circle(96, -130, 104),
      fill: g.sol,
      cells: fan(96, -130, 150, { count: 3, from: 0, width: 60 }, [g.light]),
    },
    {
      d: 'M-284 196L-70-190L6-60L56-128L284 196Z',
      fill: g.selva,
      cells: [
        ['M-70-210L-160-30L-108-62L-70-10L-34-74L6-60Z', g.papel],
        ['M-70-10L-108-62L-160-30L-300 210H-90Z', g.cielo],
        ['M-70-10L-34-74L6-60L20 40L-90 210Z', g.water],
        ['M56-140L6-60L20 40L64-20L110-30Z', g.paleSky],
        ['M20 40L64-20L110-30L300 210H-90Z', g.deepWater],
      ],
    },
    {
      d: 'M-300 216C-160 120 80 116 300 196L250 262H-250Z',
      fill: g.hoja,
      cells: [
        ['M-310 260V190C-160 120-60 120 0 130L-60 280Z', mix(g.hoja, g.selva, 0.4)],
        ['M0 130L-60 280H80L120 140Z', g.hoja],
        ['M120 140L80 280H310V180Z', g.mint],
      ],
    },
    {
      d: 'M150-30L214 76H186L232 160H170V226H130V160H68L114 76H86Z',
      fill: g.selva,
      cells: [
        ['M150-60V240H260V-60Z', mix(g.selva, g.hoja, 0.45)],
        ['M130 160H170V240H130Z', g.tejaOscura],
      ],
      cuts: 'M80 76H220',
    },
  ],
});

/** A scroll with its seal. */
export const scroll: Emblem = (g) => ({
  seed: 95,
  shape: 'square',
  glow: 0.25,
  field: [g.emerald2, g.emerald3, g.emerald],
  band: [g.hoja, g.emerald, g.mint],
  rings: orders.fineBeads(
    g,
    [g.sol, g.gold],
    [g.durazno, g.hoja, g.sol, g.deepWater],
    [g.selva, g.hoja, g.emerald],
  ),
  parts: [
    { d: 'M-212-240V-262A20 20 0 1 1-172-262V262A20 20 0 1 1-212 262Z', fill: g.teja },
    { d: 'M212-240V-262A20 20 0 1 0 172-262V262A20 20 0 1 0 212 262Z', fill: g.teja },
    {
      d: 'M-150-178C-60-200 60-156 150-178V178C60 200-60 156-150 178Z',
      fill: g.papel,
      cells: [
        ['M-160-210H160V-116C60-96-60-136-160-116Z', g.blush],
        ['M-160-116C-60-136 60-96 160-116V-56C60-36-60-76-160-56Z', g.light],
        ['M-160-56C-60-76 60-36 160-56V60C60 80-60 40-160 60Z', g.papel],
        ['M-160 60C-60 40 60 80 160 60V120C60 140-60 100-160 120Z', g.light],
        ['M-160 120C-60 100 60 140 160 120V220H-160Z', g.blush],
        [circle(0, 2, 82), g.sapphire],
        ['M-15-58H15V-20H50V10H15V62H-15V10H-50V-20H-15Z', g.sol],
      ],
    },
    {
      d: 'M-240-210H-146V210H-240Z',
      fill: g.durazno,
      cells: [['M-240-214H-206V214H-240Z', g.amber]],
      cuts: 'M-240-70H-140M-240 70H-140',
    },
    {
      d: 'M146-210H240V210H146Z',
      fill: g.durazno,
      cells: [['M206-214H244V214H206Z', g.amber]],
      cuts: 'M140-70H240M140 70H240',
    },
  ],
});
