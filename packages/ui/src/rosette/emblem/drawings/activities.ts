import { mix, thicker } from '../../../tokens/color-math.ts';
import type { Emblem } from '../emblem.ts';
import * as orders from '../ring-orders.ts';
import { circle, moved } from '../shapes.ts';

/** The empty tomb, its stone rolled away. */
export const emptyTomb: Emblem = (g) => ({
  avatar: { half: 325, middle: { x: 0, y: -10 } },
  seed: 143,
  shape: 'circle',
  light: { x: -26, y: 150 },
  center: { x: 0, y: 90 },
  radius: 350,
  glow: 0.5,
  glowColor: g.papel,
  maxGap: 0.24,
  minGap: 0.12,
  field: [g.sol, g.durazno, g.gold, g.blush, mix(g.coral, g.durazno, 0.5)],
  band: null,
  rings: [
    { count: 30, radius: 440, colors: [g.coral, g.teja, g.ruby], broken: 0.05, bulge: 0.32 },
    { count: 40, radius: 536, colors: [g.sapphire, g.clearSky, g.cielo, g.coral], broken: 0.8, bulge: 0.1 },
    { count: 28, radius: 660, colors: [g.sapphire2, g.sapphire3, g.sapphire], broken: 0.1, bulge: 0.3 },
  ],
  parts: [
    { d: 'M-18-316H18V-262H62V-228H18V-120H-18V-228H-62V-262H-18Z', fill: g.tejaOscura, isLoose: true },
    {
      d: 'M-320 262C-300 110-210-60-110-120L-30-156L80-126C200-70 296 90 320 262Z',
      fill: g.selva,
      cells: [
        ['M-340 280L-230 0L-150 130V280Z', g.forest],
        ['M-230 0L-110-140L-90 20L-150 130Z', g.selva],
        ['M-110-140L-30-170L-26 0L-90 20Z', g.shadow],
        ['M-30-170L80-140L60 30L-26 0Z', g.forest],
        ['M80-140L210-30L120 110L60 30Z', g.selva],
        ['M210-30L340 280H120V110Z', g.shadow],
      ],
    },
    {
      d: 'M-140 262V126A114 122 0 0 1 88 126V262Z',
      fill: g.light,
      cells: [
        ['M-26 150L-160 40L-60-20Z', g.papel],
        ['M-26 150L-60-20L60-10Z', g.light],
        ['M-26 150L60-10L120 90Z', g.papel],
        ['M-26 150L-160 40L-160 270Z', mix(g.sol, g.papel, 0.45)],
        ['M-26 150L120 90V270Z', mix(g.sol, g.papel, 0.45)],
      ],
    },
    {
      d: circle(176, 164, 100),
      fill: g.durazno,
      cells: [
        ['M176 164L60 100L100 40H200Z', g.blush],
        ['M176 164L300 100L200 30Z', mix(g.durazno, g.noche, 0.12)],
        ['M176 164L60 100V260Z', mix(g.durazno, g.noche, 0.12)],
        ['M176 164L90 280H200Z', g.durazno],
        ['M176 164L300 100V240L200 280Z', mix(g.durazno, g.noche, 0.28)],
      ],
    },
  ],
});

/** A microphone that burns like a torch. */
export const microphone: Emblem = (g) => ({
  seed: 159,
  light: { x: 0, y: 30 },
  shape: 'diamond',
  radius: 300,
  glow: 0.15,
  glowColor: g.sol,
  field: [g.sapphire3, g.sapphire2, thicker(g.cielo, 7)],
  band: [g.ruby2, g.ruby3, g.ruby],
  bandWidth: 18,
  rings: orders.petalsFirst(
    g,
    [g.coral, g.sol, g.teja],
    [g.cielo, g.clearSky, g.sol, g.durazno],
    [g.ruby, g.teja, g.coral],
  ),
  parts: [
    {
      d: moved(
        'M-14-284C14-196 122-150 142-44C156-76 160-104 152-136C206-76 232 0 218 78C200 180 106 252 0 252C-120 252-212 174-216 62C-218-10-184-66-140-116C-140-76-128-46-104-22C-108-120-40-170-14-284Z',
        0.8,
        0,
        -68,
      ),
      fill: g.coral,
      cells: [
        [moved('M-14-300L-104-22L-60 40L-4-120Z', 0.8, 0, -68), g.coral],
        [
          moved('M-14-300C14-196 142-140 142-44L116 92L40-40L-4-120Z', 0.8, 0, -68),
          mix(g.coral, g.durazno, 0.45),
        ],
        [moved('M142-44L152-170L260 0L230 90L116 92Z', 0.8, 0, -68), g.teja],
        [moved('M230 90L116 92L66 232L100 300L260 200Z', 0.8, 0, -68), mix(g.teja, g.coral, 0.5)],
        [moved('M-230 62L-118 96L-66 232L-100 300L-260 200Z', 0.8, 0, -68), g.teja],
        [moved('M-104-22L-140-160L-260 0L-230 62L-118 96L-78-4Z', 0.8, 0, -68), mix(g.teja, g.coral, 0.55)],
      ],
    },
    {
      d: moved(
        'M-4-120C16-60 110 0 116 92C120 170 66 234 0 234C-70 234-122 172-118 96C-116 50-92 24-78-4C-66 30-52 40-40 44C-46-20-14-60-4-120Z',
        0.8,
        0,
        -68,
      ),
      fill: g.sol,
      cells: [
        [moved('M-4-140L140 0L116 92L56 150L2 40Z', 0.8, 0, -68), mix(g.sol, g.papel, 0.3)],
        [moved('M116 92L56 150L30 226L60 260L160 200Z', 0.8, 0, -68), g.gold],
        [moved('M-118 96L-56 150L-30 226L-60 260L-160 200Z', 0.8, 0, -68), g.gold],
      ],
    },
    {
      d: 'M-44 150H44L30 296H-30Z',
      fill: g.papel,
      cells: [
        ['M0 0H80V300H0Z', g.paleSky],
        ['M-13 196H13V240H-13Z', g.teja],
      ],
    },
    { d: 'M-72 132H72V168H-72Z', fill: g.sol },
    {
      d: circle(0, 52, 98),
      fill: g.paleSky,
      cells: [
        ['M-130-80H0V52H-130Z', g.papel],
        ['M0 52H130V180H0Z', g.cielo],
      ],
      cuts: 'M-130 52H130M0-80V180M-54-60C-72 20-72 84-54 164M54-60C72 20 72 84 54 164M-110 2H110M-110 102H110',
      smallCuts: 'M-130 52H130M0-80V180',
    },
  ],
});
