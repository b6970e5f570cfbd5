import type { RosetteCrop } from '@ministerio/content/types';
import type { Box } from './geometry.ts';

/** The part of the rosette that each crop shows; all are 16:9, so that they are interchangeable. */
export const crops: Readonly<Record<RosetteCrop, Box>> = {
  /** The lower half of the window as a rising sun. */
  sunrise: { x: -640, y: -700, width: 1280, height: 720 },
  center: { x: -560, y: -315, width: 1120, height: 630 },
  corner: { x: -80, y: -760, width: 1200, height: 675 },
  arc: { x: -1040, y: -900, width: 1200, height: 675 },
  rim: { x: 60, y: 20, width: 1040, height: 585 },
  petals: { x: -900, y: -120, width: 1120, height: 630 },
};

/** Another window for each crop: added to the church's seed. */
export const cropSeeds: Readonly<Record<RosetteCrop, number>> = {
  sunrise: 1,
  center: 2,
  corner: 3,
  arc: 4,
  rim: 5,
  petals: 6,
};

/** The whole rosette with a margin around its rim. */
export const wholeRosette: Box = { x: -1000, y: -1000, width: 2000, height: 2000 };

/** Options of the avatar of a ministry without an emblem: the window's centre, plain enough for 40 pixels. */
export const avatarRosette = {
  view: { x: -300, y: -300, width: 600, height: 600 },
  ringCount: 3,
  lead: 16,
  whole: true,
} as const;

/** Options of the logo: the window's centre with the cross, plain enough for 40 pixels. */
export const logoRosette = {
  view: { x: -560, y: -560, width: 1120, height: 1120 },
  ringCount: 5,
  lead: 14,
  background: false,
  whole: true,
  cross: 1.9,
} as const;
