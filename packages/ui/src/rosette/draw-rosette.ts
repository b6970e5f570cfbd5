import type { Palette, RosetteGlass } from '@ministerio/content/types';
import { type Box, panePaths } from './geometry.ts';
import { glassRings, shader } from './glass.ts';
import { segmentPanes } from './panes.ts';
import { between, pick, seededRandom } from './random.ts';
import { rings } from './rings.ts';

/** Options of a rosette; the same options always give the same picture. */
export interface RosetteOptions {
  /** Any integer; another number is another window. */
  readonly seed: number;
  /** The church's colours. */
  readonly palette: Palette;
  /** Family of colours. @default 'vitral' */
  readonly glass?: RosetteGlass;
  /** Part of the drawing that is shown; the whole rosette lies in -1000..1000. */
  readonly view: Box;
  /** Width of the lead lines in units of the drawing. @default 7 */
  readonly lead?: number;
  /** How many rings are drawn, from the centre; small pictures need fewer. @default all */
  readonly ringCount?: number;
  /** Fills the view with night behind the glass. @default true */
  readonly background?: boolean;
  /** Leaves every segment in one piece, for small pictures. @default false */
  readonly whole?: boolean;
  /** Scale of the cross over the centre, which is 276 units high. @default 0, no cross */
  readonly cross?: number;
}

/** Tones of the panes of one segment. */
const TONES = [-0.2, -0.08, 0, 0.1] as const;
const CROSS = 'M-21-134h42v68h80v42h-80v166h-42V-24h-80v-42h80z';

/**
 * Draws a rosette: rings of stained glass from a light centre to a dark rim, as a picture file (design,
 * "How the rosette is made"). Panes of one ring and colour share a path, so the file stays small.
 * @returns a whole SVG document.
 */
export function drawRosette(options: RosetteOptions): string {
  const {
    seed,
    palette,
    glass = 'vitral',
    view,
    lead = 7,
    background = true,
    whole = false,
    cross = 0,
  } = options;
  const random = seededRandom(seed);
  const colors = glassRings(glass, palette);
  const shade = shader(random, palette, TONES);
  const layers = rings.slice(0, options.ringCount ?? rings.length).map((ring, index) => {
    const step = (Math.PI * 2) / ring.segments;
    const offset = between(random, 0, step);
    const panes = Array.from({ length: ring.segments }, (_, segment) => {
      const from = offset + segment * step;
      const base = pick(random, colors[index] ?? [palette.selva]);
      const pieces = segmentPanes(whole ? { ...ring, broken: 0 } : ring, from, from + step, random);
      return pieces.map((pane) => ({ ...pane, fill: shade(base) }));
    });
    return panePaths(panes.flat(), view);
  });
  const { x, y, width, height } = view;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">`,
    background ? `<path fill="${palette.noche}" d="M${x} ${y}h${width}v${height}h${-width}z"/>` : '',
    // The rim first: inner petals overlap the ring outside them.
    `<g stroke="${palette.noche}" stroke-width="${lead}" stroke-linejoin="round">${layers.reverse().join('')}</g>`,
    light(palette, options.ringCount),
    cross > 0 ? `<path fill="${palette.noche}" transform="scale(${cross})" d="${CROSS}"/>` : '',
    '</svg>',
  ].join('');
}

/** Light falls through the centre and fades towards the rim. */
function light(palette: Palette, ringCount = rings.length): string {
  const radius = rings[ringCount - 1]?.outer ?? 980;
  return [
    `<radialGradient id="l" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${radius}">`,
    `<stop stop-color="${palette.papel}" stop-opacity=".42"/>`,
    `<stop offset=".34" stop-color="${palette.papel}" stop-opacity=".06"/>`,
    `<stop offset=".62" stop-color="${palette.noche}" stop-opacity="0"/>`,
    `<stop offset="1" stop-color="${palette.noche}" stop-opacity=".38"/></radialGradient>`,
    `<circle r="${radius}" fill="url(#l)"/>`,
  ].join('');
}
