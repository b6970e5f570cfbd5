import type { Room } from './lettering.ts';

/** Form of a picture for sharing: what services ask for, or a square where they show small ones. */
export type ShareShape = 'wide' | 'square';

/** Measures of a shape, in pixels from its upper left corner. */
export interface ShareMeasures {
  readonly width: number;
  readonly height: number;
  /** Middle of the window, and pixels for a unit of its drawing. */
  readonly glass: { readonly x: number; readonly y: number; readonly scale: number };
  /** Where night ends and glass begins: all night at the first, all glass at the second. */
  readonly fade: { readonly axis: 'x' | 'y'; readonly from: number; readonly to: number };
  readonly margin: number;
  /** The church's sign and name; null for none. */
  readonly sign: { readonly y: number; readonly size: number; readonly room: Room } | null;
  readonly title: Room;
  /** Between them title, hours and lines stand in the middle. */
  readonly top: number;
  readonly bottom: number;
  /** Air above hours and above lines. */
  readonly gaps: { readonly hours: number; readonly lines: number };
  readonly hours: Room;
  readonly lines: Room;
}

/** Room for words ends before the night does. */
export const shareShapes: Readonly<Record<ShareShape, ShareMeasures>> = {
  wide: {
    width: 1200,
    height: 630,
    glass: { x: 812, y: 315, scale: 0.82 },
    fade: { axis: 'x', from: 548, to: 690 },
    margin: 72,
    sign: { y: 64, size: 56, room: { width: 396, height: 68, sizes: [30, 26, 22], leading: 1.1 } },
    title: { width: 468, height: 280, sizes: [96, 88, 80, 72, 64, 58, 52, 46, 40], leading: 1 },
    top: 148,
    bottom: 582,
    gaps: { hours: 40, lines: 32 },
    hours: { width: 404, height: 90, sizes: [44, 40, 36, 32, 28, 24], leading: 1.25 },
    lines: { width: 468, height: 96, sizes: [26, 24, 22], leading: 1.25 },
  },
  square: {
    width: 600,
    height: 600,
    glass: { x: 300, y: 176, scale: 0.5 },
    fade: { axis: 'y', from: 350, to: 262 },
    margin: 36,
    sign: null,
    title: { width: 528, height: 116, sizes: [60, 54, 48, 42, 36, 32], leading: 1 },
    top: 356,
    bottom: 572,
    gaps: { hours: 28, lines: 26 },
    hours: { width: 464, height: 76, sizes: [40, 36, 32, 28, 24], leading: 1.2 },
    lines: { width: 528, height: 34, sizes: [24, 22], leading: 1.25 },
  },
};
