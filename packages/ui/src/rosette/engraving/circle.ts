import type { Random } from '../random.ts';
import { curls, disc, hatching, shape, sky, stroke } from './strokes.ts';

const HORIZON = 640;
/** Positions of the people, from the back of the circle to its front, and their size there. */
const seats = [
  { x: 330, y: 706, size: 0.72 },
  { x: 452, y: 700, size: 0.72 },
  { x: 214, y: 760, size: 0.86 },
  { x: 574, y: 752, size: 0.86 },
  { x: 190, y: 858, size: 1.04 },
  { x: 606, y: 852, size: 1.04 },
  { x: 318, y: 922, size: 1.16 },
  { x: 478, y: 920, size: 1.16 },
] as const;

/** A few people on chairs in a circle, under a toborochi tree. */
export function circle(random: Random, paper: string, ink: string): string {
  return [
    sky(random, HORIZON, { x: 178, y: 190, r: 76 }),
    shape(`M0 ${HORIZON}c180-46 300-20 420-8 140-36 260-24 380 0v40H0z`, hatching.light, 2),
    tree(random, paper),
    curls(random, { x: 400, y: 830, rx: 360, ry: 130 }, 110),
    shape('M400 770c110 0 180 30 180 66s-70 66-180 66-180-30-180-66 70-66 180-66z', paper, 0),
    ...seats.map((seat, index) => person(seat, index % 2 === 0 ? ink : hatching.dark, paper)),
  ].join('');
}

function tree(random: Random, paper: string): string {
  const crowns = [
    { x: 560, y: 190, rx: 190, ry: 120 },
    { x: 430, y: 270, rx: 130, ry: 84 },
    { x: 670, y: 280, rx: 110, ry: 84 },
  ];
  const crown = ({ x, y, rx, ry }: (typeof crowns)[number]) =>
    `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
  const trunk =
    'M512 700c-34-70-52-150-24-232 14-44 10-92-20-140l26-12c18 22 30 44 34 62 6-44 10-78 8-120h30c0 46 4 80 12 116 10-30 24-52 44-74l22 16c-32 44-42 92-30 142 24 84 8 172-26 242z';
  return [
    shape(trunk, paper),
    shape(
      'M570 318c10-30 24-52 44-74l22 16c-32 44-42 92-30 142 24 84 8 172-26 242h-34c36-110 36-220-6-326z',
      hatching.middle,
      0,
    ),
    stroke('M500 520q40 16 96 4M496 580q46 18 108 4M506 640q40 14 88 4', 3),
    ...crowns.map((box) => shape(crown(box), paper, 0)),
    ...crowns.map((box, index) => curls(random, box, 190 - index * 50)),
    ...crowns.map(({ x, y, rx, ry }) =>
      curls(random, { x, y: y + ry * 0.55, rx: rx * 0.8, ry: ry * 0.4 }, 70),
    ),
  ].join('');
}

/** A seated person; those in front have their back to us. */
function person({ x, y, size }: { x: number; y: number; size: number }, coat: string, paper: string): string {
  const away = y > 880;
  return [
    `<g transform="translate(${x} ${y}) scale(${size})">`,
    stroke('M-36-34v108M36-34v108', 5),
    shape('M-36 36c-6-58 8-78 36-78s42 20 36 78z', coat),
    away
      ? shape('M-38 8h76v30h-76z', paper)
      : shape('M-30 34c16-10 44-10 60 0l4 40h-20l-6-24h-16l-6 24h-20z', hatching.middle),
    shape(disc(0, -66, 22), away ? coat : paper),
    away ? '' : shape('M-23-66c-4-22 10-32 23-32s27 10 23 32c-10-14-36-14-46 0z', coat),
    '</g>',
  ].join('');
}
