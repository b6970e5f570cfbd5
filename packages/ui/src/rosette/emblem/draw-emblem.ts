import type { Palette } from '@ministerio/content/types';
import { type Box, panePaths } from '../geometry.ts';
import { shader } from '../glass.ts';
import { seededRandom } from '../random.ts';
import { drawingOf, type Emblem, type EmblemDrawing, type EmblemPart } from './emblem.ts';
import { fieldPanes } from './field-panes.ts';
import { emblemGlass } from './glass.ts';
import { leadAngles } from './leads.ts';
import { ringPanes } from './ring-panes.ts';

/** Options of a drawn emblem. */
export interface EmblemOptions {
  readonly palette: Palette;
  /** A panel of 5:4 with all rings, or the symbol in a square for 40 px. */
  readonly size: 'panel' | 'avatar';
  /** Part of the drawing that is shown. @default all of it */
  readonly view?: Box;
}

/** View of a panel, 5:4. */
export const PANEL: Box = { x: -560, y: -448, width: 1120, height: 896 };

const TONES = [-0.17, -0.07, 0, 0.09] as const;

/** Widths of the leads: between panes, around the symbol, within it. */
const LEADS = {
  panel: { panes: 8, outline: 11, cuts: 7 },
  avatar: { panes: 15, outline: 17, cuts: 12 },
} as const;

/** Angles between leads where few are to be drawn. */
const AVATAR_GAPS = { maxGap: 0.62, minGap: 0.34 } as const;

/** How far the band's glass reaches beyond the frame. */
const BAND_REACH = 160;
const GLOW_RADIUS = 240;

/**
 * Draws an emblem: a symbol in lead before deep glass, in rings that begin as its frame and end as the rosette.
 * @returns a whole SVG document; the same emblem and palette always give the same one.
 */
export function drawEmblem(emblem: Emblem, { palette, size, view }: EmblemOptions): string {
  const drawing = drawingOf(emblem, emblemGlass(palette));
  const isSmall = size === 'avatar';
  const shown = view ?? (isSmall ? avatarBox(drawing) : PANEL);
  const random = seededRandom(drawing.seed);
  const shade = shader(random, palette, TONES);
  const leads = LEADS[size];
  const angles = leadAngles(isSmall ? { ...drawing, ...AVATAR_GAPS } : drawing);
  const wedges = (radius: number, colors: NonNullable<EmblemDrawing['band']>, swells: boolean) =>
    fieldPanes(drawing, { leads: angles, radius, colors, swells }, shade);
  const rings = ringPanes(drawing, { isSmall, random, shade, night: palette.noche });
  const { x, y, width, height } = shown;
  const glass = [...rings.toReversed(), wedges(drawing.radius, drawing.field, true)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">`,
    `<path fill="${palette.noche}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`,
    paneGroup(glass.map((panes) => panePaths(panes, shown, GRID)).join(''), palette.noche, leads.panes),
    isSmall ? '' : glow(drawing),
    isSmall || drawing.band === null
      ? ''
      : band(
          drawing,
          panePaths(wedges(drawing.radius + BAND_REACH, drawing.band, false), shown, GRID),
          palette.noche,
        ),
    ...drawing.parts.map((part, index) => symbolPart(part, `c${index}`, size, palette.noche)),
    '</svg>',
  ].join('');
}

function avatarBox({ avatar: { half, middle } }: EmblemDrawing): Box {
  return { x: middle.x - half, y: middle.y - half, width: 2 * half, height: 2 * half };
}

/** Panes on a grid of two units: fewer digits, and nobody sees the difference. */
const GRID = 2;

function paneGroup(paths: string, lead: string, width: number): string {
  return `<g transform="scale(${GRID})" stroke="${lead}" stroke-width="${width / GRID}" stroke-linejoin="round">${paths}</g>`;
}

function glow({ light: { x, y }, glow: strength, glowColor }: EmblemDrawing): string {
  return [
    `<radialGradient id="l" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${GLOW_RADIUS}">`,
    `<stop stop-color="${glowColor}" stop-opacity="${strength}"/>`,
    `<stop offset="1" stop-color="${glowColor}" stop-opacity="0"/></radialGradient>`,
    `<circle cx="${x}" cy="${y}" r="${GLOW_RADIUS}" fill="url(#l)"/>`,
  ].join('');
}

/** Lighter glass along the symbol's outline. */
function band({ parts, bandWidth }: EmblemDrawing, paths: string, night: string): string {
  const outline = parts
    .filter(({ isLoose }) => !isLoose)
    .map(({ d }) => d)
    .join('');
  const lead = LEADS.panel.panes;
  return [
    `<path stroke-linejoin="round" stroke="${night}" stroke-width="${2 * bandWidth + 2 * lead}" d="${outline}"/>`,
    `<mask id="m"><path fill="#fff" stroke="#fff" stroke-linejoin="round" stroke-width="${2 * bandWidth}" d="${outline}"/></mask>`,
    `<g mask="url(#m)">${paneGroup(paths, night, lead)}</g>`,
  ].join('');
}

/** A part of the symbol: its cells clipped by it, their leads, and its outline over them. */
function symbolPart(part: EmblemPart, id: string, size: EmblemOptions['size'], night: string): string {
  const { d, fill, cells = [], cuts = '', smallCuts = '', isEvenOdd, transform } = part;
  const shown = size === 'avatar' ? cells.filter(([, , isFine]) => !isFine) : cells;
  const lines = size === 'avatar' ? smallCuts : cuts;
  const leads = LEADS[size];
  const rule = isEvenOdd ? ' fill-rule="evenodd"' : '';
  const place = transform ? ` transform="${transform}"` : '';
  const outline = `stroke="${night}" stroke-width="${leads.outline}" stroke-linejoin="round"`;
  if (shown.length === 0 && lines === '') return `<path fill="${fill}"${rule}${place} ${outline} d="${d}"/>`;
  return [
    `<g${place}><clipPath id="${id}"><path${isEvenOdd ? ' clip-rule="evenodd"' : ''} d="${d}"/></clipPath>`,
    `<g clip-path="url(#${id})" stroke="${night}" stroke-width="${leads.cuts}" stroke-linejoin="round">`,
    `<path fill="${fill}"${rule} d="${d}"/>`,
    ...shown.map(([cell, color]) => `<path fill="${color}" d="${cell}"/>`),
    lines === '' ? '' : `<path fill="none" d="${lines}"/>`,
    `</g><path fill="none" ${outline} d="${d}"/></g>`,
  ].join('');
}
