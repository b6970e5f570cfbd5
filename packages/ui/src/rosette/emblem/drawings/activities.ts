import { mix, thicker } from '../../../tokens/color-math.ts';
import type { Cell, Emblem } from '../emblem.ts';
import * as orders from '../ring-orders.ts';
import { circle, moved } from '../shapes.ts';
import { fire } from './youth.ts';

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

/** As high and as large as a torch holds it. */
const raised = (d: string) => moved(d, 0.8, 0, -68);

/** A microphone that burns like a torch. */
export const microphone: Emblem = (g) => ({
  seed: 159,
  light: { x: 0, y: 30 },
  shape: 'diamond',
  glow: 0.15,
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
    ...fire(g).map(({ d, fill, cells }) => ({
      d: raised(d),
      fill,
      cells: cells.map(([cell, color]): Cell => [raised(cell), color]),
    })),
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
