import type { Random } from '../random.ts';
import { curls, disc, hatching, shape, sky, stroke } from './strokes.ts';

const HORIZON = 690;

/** A plain chapel with its door open, a palm on either side and a path that leads to it. */
export function chapel(random: Random, paper: string, ink: string): string {
  return [
    sky(random, HORIZON, { x: 590, y: 215, r: 84 }),
    hills(),
    palm(random, 128, 700, -22),
    palm(random, 690, 706, 26),
    shape('M232 700V430L400 292 568 430V700z', paper),
    shape('M400 292 568 430V700H486V566a86 86 0 0 0-86-86z', hatching.light, 0),
    shape('M208 440 400 282 592 440 574 456 400 314 226 456z', hatching.dark),
    shape('M392 196h16v34h34v16h-34v52h-16v-52h-34v-16h34z', ink, 0),
    shape(disc(400, 392, 34), hatching.dark),
    stroke('M400 358v68M366 392h68', 4),
    shape('M336 700V570a64 64 0 0 1 128 0V700z', ink),
    shape('M352 700V574a48 48 0 0 1 96 0V700z', paper),
    shape('M352 700V574c0-6 1-12 3-18l32 26V700z', hatching.middle),
    shape('M268 506h40v84h-40zM492 506h40v84h-40z', hatching.dark),
    shape('M352 700h96l128 300H224z', paper, 0),
    stroke('M352 700 224 1000M448 700 576 1000M372 760h58M350 830h102M322 910h158', 3),
    curls(random, { x: 120, y: 840, rx: 130, ry: 120 }, 120),
    curls(random, { x: 690, y: 850, rx: 130, ry: 120 }, 120),
  ].join('');
}

function hills(): string {
  const ridge = `M0 ${HORIZON}c120-60 200-40 300-16 160-50 300-30 500-6v32H0z`;
  return shape(ridge, hatching.light, 2);
}

function palm(random: Random, x: number, foot: number, lean: number): string {
  const top = { x: x + lean, y: foot - 330 };
  const fronds = [-80, -52, -24, 4, 30, 58, 86].map((turn) => {
    const reach = 112 + random() * 30;
    const end = `${(turn * 1.5).toFixed(0)} ${(Math.abs(turn) * 0.9 - reach * 0.55 + 30).toFixed(0)}`;
    return `q${(turn * 0.7).toFixed(0)} ${(-reach * 0.75).toFixed(0)} ${end}`;
  });
  const from = (y: number) => fronds.map((frond) => `M${top.x} ${y}${frond}`).join('');
  const trunk = `M${x - 13} ${foot}Q${x - 4} ${foot - 170} ${top.x - 7} ${top.y}h14Q${x + 8} ${foot - 170} ${x + 13} ${foot}z`;
  return [shape(trunk, hatching.middle), stroke(from(top.y), 9), stroke(from(top.y + 12), 4)].join('');
}
