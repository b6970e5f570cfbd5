import { mix, thicker } from '../../../tokens/color-math.ts';
import type { Emblem } from '../emblem.ts';
import * as orders from '../ring-orders.ts';
import { circle, fan, spokes, star } from '../shapes.ts';

/** A cross before the sun. */
export const crossAndSun: Emblem = (g) => ({
  avatar: { half: 325, middle: { x: 0, y: -15 } },
  seed: 103,
  light: { x: 0, y: -60 },
  shape: 'circle',
  center: { x: 0, y: -20 },
  radius: 322,
  field: [g.ruby2, g.ruby, g.ruby3],
  rings: orders.beadsFirst(
    g,
    [g.cielo, g.sol],
    [g.sapphire, g.clearSky, g.cielo],
    [g.coral, g.sol, g.durazno, g.teja],
  ),
  parts: [
    {
      d: star(0, -20, 300, 214, 16),
      fill: g.sol,
      cells: fan(0, -20, 400, { count: 16, from: -101.25 }, [
        g.sol,
        g.gold,
        g.durazno,
        mix(g.sol, g.papel, 0.3),
      ]),
    },
    {
      d: circle(0, -20, 196),
      fill: g.light,
      cells: fan(0, -20, 300, { count: 8, from: -90 }, [g.light, g.papel]),
    },
    {
      d: 'M-36-262H36V-116H150V-44H36V256H-36V-44H-150V-116H-36Z',
      fill: g.tejaOscura,
      cells: [
        ['M-36-262H0V-80H-36Z', g.teja],
        ['M-160-116H0V-80H-160Z', g.teja],
        ['M-36-44H0V60H-36Z', g.teja, true],
        ['M0 60H40V160H0Z', g.teja, true],
        ['M-40 160H0V260H-40Z', g.teja, true],
      ],
      cuts: 'M0-262V256M-150-80H150M-36 60H36M-36 160H36',
    },
  ],
});

/** A drop: a shoot above, water below. */
export const drop: Emblem = (g) => ({
  seed: 117,
  light: { x: 0, y: -60 },
  shape: 'almond',
  center: { x: 0, y: 10 },
  radius: 304,
  glowColor: g.cielo,
  field: [g.emerald2, g.emerald3, g.emerald],
  band: [g.hoja, g.emerald, g.mint],
  bandWidth: 22,
  rings: orders.fineBeads(
    g,
    [g.cielo, g.papel],
    [g.cielo, g.water, g.paleSky, g.hoja],
    [g.deepWater, g.hoja, g.selva],
  ),
  parts: [
    {
      d: 'M0-290C64-170 204-56 204 76A204 186 0 0 1-204 76C-204-56-64-170 0-290Z',
      fill: g.papel,
      cells: [
        ['M0-300L-260 60L-120 60L0-120Z', g.paleSky],
        ['M0-300L260 60L120 60L0-120Z', mix(g.cielo, g.papel, 0.68)],
        ['M-260 62C-200 30-150 30-90 62S10 94 70 62S200 30 260 62V300H-260Z', g.cielo],
        [
          'M-260 128C-200 96-150 96-90 128S10 160 70 128S200 96 260 128V300H-260Z',
          mix(g.cielo, g.selva, 0.35),
        ],
        ['M-260 194C-200 162-150 162-90 194S10 226 70 194S200 162 260 194V300H-260Z', g.deepWater],
      ],
    },
    { d: 'M-12 84C-16 0-14-60 2-150L18-148C6-60 4 0 14 84Z', fill: g.hojaOscura, isLoose: true },
    {
      d: 'M-10 30C-26-28-74-52-132-40C-118 14-66 44-10 30Z',
      fill: g.hoja,
      isLoose: true,
      cuts: 'M-10 30L-132-40',
    },
    { d: 'M8-10C18-66 66-98 124-90C118-34 66 6 8-10Z', fill: g.hoja, isLoose: true, cuts: 'M8-10L124-90' },
    {
      d: 'M8-140C-22-160-34-190-22-226C10-214 30-184 8-140Z',
      fill: mix(g.hoja, g.selva, 0.4),
      isLoose: true,
    },
  ],
});

/** A house with a rose window. */
export const house: Emblem = (g) => ({
  seed: 124,
  light: { x: 0, y: 150 },
  shape: 'gable',
  center: { x: 0, y: -4 },
  glow: 0.4,
  field: [g.sapphire2, g.sapphire, g.sapphire3],
  band: [g.clearSky, g.cielo, g.sapphire],
  rings: orders.broadPetals(
    g,
    [g.coral, g.durazno],
    [g.sol, g.teja, g.durazno],
    [g.hoja, g.deepWater, g.selva, g.coral],
  ),
  parts: [
    { d: 'M96-210H158V-60H96Z', fill: g.teja, cuts: 'M90-150H160' },
    {
      d: 'M-172-40L0-176L172-40V240H-172Z',
      fill: g.durazno,
      cells: [
        ['M-200-60H-60V80H-200Z', g.blush],
        ['M-200 80H-60V250H-200Z', g.durazno],
        ['M200-60H60V80H200Z', g.durazno],
        ['M200 80H60V250H200Z', g.blush],
        ['M-60-180H60V-20H-60Z', g.light],
      ],
    },
    { d: 'M-58 240V92A58 62 0 0 1 58 92V240Z', fill: g.teja, cells: [['M0 0V260H80V0Z', g.coral]] },
    { d: 'M-144 20H-84V92H-144Z', fill: g.cielo, cuts: 'M-114 10V100M-150 56H-80' },
    { d: 'M84 20H144V92H84Z', fill: g.cielo, cuts: 'M114 10V100M80 56H150' },
    { d: circle(0, -62, 44), fill: g.sol, cuts: spokes(0, -62, [0, 50], 6, 0.52) },
    {
      d: 'M0-272L252-58L214-12L0-190L-214-12L-252-58Z',
      fill: g.coral,
      cells: [['M0-300V-150L-214 0L-260-58Z', g.teja]],
      cuts: 'M-130-170L-90-110M130-170L90-110M-200-110L-160-60M200-110L160-60M-66-220L-40-160M66-220L40-160',
    },
  ],
});

/** A book with a key. */
export const bookWithKey: Emblem = (g) => ({
  avatar: { half: 330, middle: { x: 0, y: 0 } },
  seed: 137,
  shape: 'square',
  glowColor: g.cielo,
  field: [g.sapphire3, g.sapphire2, thicker(g.cielo, 6.5)],
  band: [g.sapphire, g.clearSky, g.cielo],
  rings: orders.petalsFirst(
    g,
    [g.sol, g.gold, g.durazno],
    [g.deepWater, g.cielo, g.coral, g.sol],
    [g.teja, g.coral, g.ruby],
  ),
  parts: [
    {
      d: 'M-196-212C-196-244-176-258-150-258H190V190H-150C-176 190-196 206-196 230Z',
      fill: g.teja,
      cells: [
        ['M-220-270H-130V250H-220Z', g.tejaOscura],
        ['M-130-270H200V-110H-130Z', g.coral],
        ['M-130-110H40V60H-130Z', g.teja],
        ['M40-110H200V60H40Z', mix(g.teja, g.coral, 0.4)],
        ['M-130 60H200V200H-130Z', g.coral],
      ],
    },
    {
      d: 'M-196 226C-196 204-176 190-150 190H190V254H-150C-176 254-196 246-196 226Z',
      fill: g.papel,
      cuts: 'M-196 222H200',
    },
    {
      d: 'M-64-120A64 64 0 1 1 24-60L24 30H68V66H24V92H56V128H24V160H-24V-60A64 64 0 0 1-64-120ZM0-148A28 28 0 1 0 0.1-148Z',
      fill: g.papel,
      isEvenOdd: true,
      isLoose: true,
      transform: 'translate(26 -6) rotate(35) scale(1.25)',
      cells: [['M-100-200H0V200H-100Z', g.sol]],
    },
  ],
});
