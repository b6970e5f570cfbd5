import type { Point } from '../geometry.ts';
import type { FrameShape } from './frame-shapes.ts';
import type { Glass } from './glass.ts';

/** One ring of glass around the symbol. */
export interface EmblemRing {
  /** How many petals. */
  readonly count: number;
  /** Outer radius; it begins where the ring inside it ends. */
  readonly radius: number;
  readonly colors: readonly string[];
  /** Share of the petals that are broken into four shards, 0 to 1. @default 0 */
  readonly broken?: number;
  /** How far a petal's rim swells, as a share of the ring's width. */
  readonly bulge: number;
  /** Its colours follow one another instead of being drawn by lot. @default false */
  readonly inTurn?: true;
}

/** A piece of glass of a part: path data, which may overshoot the part, its colour, and whether small pictures leave it out. */
export type Cell = readonly [d: string, fill: string, isFine?: true];

/** One closed shape of the symbol, drawn over those before it. */
export interface EmblemPart {
  /** Path data of its outline. */
  readonly d: string;
  readonly fill: string;
  readonly cells?: readonly Cell[];
  /** Leads across it. */
  readonly cuts?: string;
  /** Cuts of a small picture. @default none */
  readonly smallCuts?: string;
  /** Lies within other parts: no lead of the field begins at its corners. @default false */
  readonly isLoose?: true;
  /** Has a hole. @default false */
  readonly isEvenOdd?: true;
  readonly transform?: string;
}

/** A window of one subject: a symbol in lead, the field behind it and rings that end as the rosette. */
export interface EmblemDrawing {
  /** Any integer; another number is other glass. */
  readonly seed: number;
  /** Where the leads of the field meet: the flame, the sun, the door. */
  readonly light: Point;
  /** Middle of the frame. */
  readonly center: Point;
  readonly shape: FrameShape;
  /** Of the frame. */
  readonly radius: number;
  /** Strength of the light under the symbol, 0 to 1, and its colour. */
  readonly glow: number;
  readonly glowColor: string;
  /** Deep glass behind the symbol; its middle tone is the subject's colour elsewhere. */
  readonly field: readonly [string, string, string, ...string[]];
  /** Lighter glass that follows the symbol's outline; null for none. */
  readonly band: readonly [string, ...string[]] | null;
  readonly bandWidth: number;
  /** Widest and narrowest angle between two leads of the field, radians. */
  readonly maxGap: number;
  readonly minGap: number;
  readonly rings: readonly EmblemRing[];
  readonly parts: readonly EmblemPart[];
  /** Half of the side of the small picture, and its middle. */
  readonly avatar: { readonly half: number; readonly middle: Point };
}

const ORIGIN: Point = { x: 0, y: 0 };

/** Values of most emblems. */
const usual = {
  light: ORIGIN,
  center: ORIGIN,
  radius: 300,
  glow: 0.2,
  band: null,
  bandWidth: 20,
  maxGap: 0.42,
  minGap: 0.17,
  avatar: { half: 300, middle: ORIGIN },
} as const satisfies Partial<EmblemDrawing>;

type Usual = keyof typeof usual | 'glowColor';

/** One emblem in a church's glass, without what is as in most. */
export type Emblem = (glass: Glass) => Omit<EmblemDrawing, Usual> & Partial<Pick<EmblemDrawing, Usual>>;

/** The whole drawing of an emblem. */
export function drawingOf(emblem: Emblem, glass: Glass): EmblemDrawing {
  return { ...usual, glowColor: glass.sol, ...emblem(glass) };
}
