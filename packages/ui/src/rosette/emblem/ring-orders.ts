import type { EmblemRing } from './emblem.ts';
import type { Glass } from './glass.ts';

type Colors = readonly string[];
type Order = (glass: Glass, first: Colors, second: Colors, third: Colors) => readonly EmblemRing[];

/** The last ring is always green night, so that a panel ends well on paper and on night. */
const rim = (g: Glass): EmblemRing => ({
  count: 28,
  radius: 700,
  colors: [g.selva, g.forest, g.shadow],
  broken: 0.15,
  bulge: 0.1,
});

/** Five orders of rings: emblems side by side have different ones. */
export const petalsFirst: Order = (g, first, second, third) => [
  { count: 24, radius: 388, colors: first, broken: 0.06, bulge: 0.32 },
  { count: 32, radius: 486, colors: second, broken: 0.8, bulge: 0.1 },
  { count: 24, radius: 590, colors: third, broken: 0.1, bulge: 0.3 },
  rim(g),
];

export const beadsFirst: Order = (g, first, second, third) => [
  { count: 44, radius: 344, colors: first, bulge: 0.35, inTurn: true },
  { count: 18, radius: 452, colors: second, broken: 0.05, bulge: 0.34 },
  { count: 36, radius: 548, colors: third, broken: 0.85, bulge: 0.1 },
  rim(g),
];

export const shardsFirst: Order = (g, first, second, third) => [
  { count: 30, radius: 384, colors: first, broken: 0.9, bulge: 0.1 },
  { count: 20, radius: 500, colors: second, broken: 0.05, bulge: 0.36 },
  { count: 30, radius: 600, colors: third, broken: 0.3, bulge: 0.2 },
  rim(g),
];

export const broadPetals: Order = (g, first, second, third) => [
  { count: 16, radius: 412, colors: first, bulge: 0.5, inTurn: true },
  { count: 32, radius: 488, colors: second, broken: 0.2, bulge: 0.3 },
  { count: 24, radius: 600, colors: third, broken: 0.7, bulge: 0.1 },
  rim(g),
];

export const fineBeads: Order = (g, first, second, third) => [
  { count: 36, radius: 350, colors: first, bulge: 0.3, inTurn: true },
  { count: 36, radius: 470, colors: second, broken: 0.75, bulge: 0.1 },
  { count: 20, radius: 580, colors: third, broken: 0.05, bulge: 0.34 },
  rim(g),
];
