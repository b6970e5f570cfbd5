import type { Palette } from '@ministerio/content';
import type { TypeFont } from 'opentype.js/dist/opentype.mjs';
import { drawable, type FittedText, fitLines, fitText, outline, type Room } from './lettering.ts';
import { type ShareMeasures, type ShareShape, shareShapes } from './share-shapes.ts';
import type { ShareGlass, ShareHours, ShareWords } from './share-words.ts';

/** Drawings of the pictures for sharing. */
export interface ShareDrawings {
  readonly fonts: { readonly heading: TypeFont; readonly text: TypeFont };
  /** Windows around their middle, 1 unit a pixel: what is inside of `<svg>`. */
  readonly glass: Readonly<Record<ShareGlass, string>>;
  /** The church's sign, 1120 units wide around its middle. */
  readonly logo: string;
  readonly palette: Palette;
}

const LOGO_UNITS = 1120;
/** How far letters rise above their base line, as a share of the size. */
const RISE = 0.72;
const PILL = { paddingX: 32, paddingY: 22, radius: 42 } as const;

/**
 * Draws a picture for sharing: name, days and hours on night, the window beside or above them. Words are outlines, so
 * the file holds no text for a renderer to interpret and needs no font of the machine.
 * @param product - name of the church's site.
 * @returns a whole SVG document; the same words always give the same one.
 */
export function drawShare(
  words: ShareWords,
  { shape, product }: { readonly shape: ShareShape; readonly product: string },
  drawings: ShareDrawings,
): string {
  const measures = shareShapes[shape];
  const { width, height, glass } = measures;
  const { palette } = drawings;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path fill="${palette.noche}" d="M0 0h${width}v${height}H0z"/>`,
    `<g transform="translate(${glass.x} ${glass.y}) scale(${glass.scale})">${drawings.glass[words.glass]}</g>`,
    night(measures, palette.noche),
    sign(product, measures, drawings),
    ...block(words, measures, drawings),
    '</svg>',
  ].join('');
}

/** Night over the part with the words, and its end. */
function night({ width, height, fade: { axis, from, to } }: ShareMeasures, color: string): string {
  const ends =
    axis === 'x' ? `x1="${from}" x2="${to}" y1="0" y2="0"` : `x1="0" x2="0" y1="${from}" y2="${to}"`;
  return [
    `<linearGradient id="noche" gradientUnits="userSpaceOnUse" ${ends}>`,
    ...[1, 0.86, 0.5, 0.14, 0].map(
      (opacity, index) => `<stop offset="${index / 4}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    ),
    `</linearGradient><path fill="url(#noche)" d="M0 0h${width}v${height}H0z"/>`,
  ].join('');
}

function sign(
  product: string,
  { sign: place, margin }: ShareMeasures,
  { logo, fonts, palette }: ShareDrawings,
): string {
  if (place === null) return '';
  const { y, size, room } = place;
  const { heading } = fonts;
  const name = fitText(heading, drawable(heading, product), room);
  const middle = y + size / 2;
  const first = middle - ((name.lines.length - 1) * name.size * room.leading) / 2 + (name.size * RISE) / 2;
  return [
    `<g transform="translate(${margin + size / 2} ${middle}) scale(${size / LOGO_UNITS})">${logo}</g>`,
    textPath(heading, name, { x: margin + size + 18, y: first, leading: room.leading, fill: palette.papel }),
  ].join('');
}

/** Title, hours and lines, one below the other in the middle of their room. */
function block(
  words: ShareWords,
  measures: ShareMeasures,
  { fonts: { heading, text }, palette }: ShareDrawings,
): readonly string[] {
  const { margin: x, top, bottom, gaps } = measures;
  const title = drawable(heading, words.title);
  const pill = fitHours(heading, words.hours, measures.hours);
  const pillHeight = pill ? gaps.hours + blockHeight(pill, measures.hours) + 2 * PILL.paddingY : 0;
  const small = fitSmall(text, words.lines, measures.lines);
  const aboveSmall = pill ? gaps.lines : gaps.hours;
  const smallHeight = small ? aboveSmall + blockHeight(small, measures.lines) : 0;
  // First the title gets smaller, then the lines are left out.
  const room = (left: number): Room => ({ ...measures.title, height: Math.min(measures.title.height, left) });
  const all = fitText(heading, title, room(bottom - top - pillHeight - smallHeight));
  const isTight = blockHeight(all, measures.title) + pillHeight + smallHeight > bottom - top || isCut(all);
  const name = isTight ? fitText(heading, title, room(bottom - top - pillHeight)) : all;
  const shownHeight = isTight ? 0 : smallHeight;
  const nameHeight = blockHeight(name, measures.title);
  const start = top + Math.max(0, (bottom - top - nameHeight - pillHeight - shownHeight) / 2);
  const light = { x, fill: palette.papel };
  return [
    textPath(heading, name, { ...light, y: start + name.size * RISE, leading: measures.title.leading }),
    pill
      ? hoursPill(
          heading,
          pill,
          { x, y: start + nameHeight + gaps.hours, leading: measures.hours.leading },
          palette,
        )
      : '',
    small && !isTight
      ? textPath(text, small, {
          ...light,
          y: start + nameHeight + pillHeight + aboveSmall + small.size * RISE,
          leading: measures.lines.leading,
        })
      : '',
  ];
}

const isCut = ({ lines }: FittedText) => lines.at(-1)?.endsWith('…') ?? false;

/** Days beside their hours where that fits, else above them. */
function fitHours(font: TypeFont, hours: readonly ShareHours[], room: Room): FittedText | null {
  if (hours.length === 0) return null;
  const texts = hours.map((parts) => drawable(font, parts.join(' ')));
  const apart = hours.flatMap((parts) => parts.map((part) => drawable(font, part)).filter(Boolean));
  return fitLines(font, texts, room) ?? fitLines(font, apart, room) ?? fitText(font, texts.join(', '), room);
}

/** Lines as they are where they fit, else broken. */
function fitSmall(font: TypeFont, lines: readonly string[], room: Room): FittedText | null {
  const texts = lines.map((line) => drawable(font, line)).filter(Boolean);
  if (texts.length === 0) return null;
  return fitLines(font, texts, room) ?? fitText(font, texts.join(' · '), room);
}

/** From the top of the first line's letters to the base of the last. */
function blockHeight({ lines, size }: FittedText, { leading }: Room): number {
  return (lines.length - 1) * size * leading + size * RISE;
}

function hoursPill(
  font: TypeFont,
  text: FittedText,
  { x, y, leading }: Omit<Place, 'fill'>,
  palette: Palette,
): string {
  const height = (text.lines.length - 1) * text.size * leading + text.size * RISE + 2 * PILL.paddingY;
  const width = Math.max(...text.lines.map((line) => font.getAdvanceWidth(line, text.size)));
  const radius = Math.min(height / 2, PILL.radius);
  return [
    `<rect x="${x}" y="${y.toFixed(1)}" width="${(width + 2 * PILL.paddingX).toFixed(1)}" height="${height.toFixed(1)}" rx="${radius.toFixed(1)}" fill="${palette.sol}"/>`,
    textPath(font, text, {
      x: x + PILL.paddingX,
      y: y + PILL.paddingY + text.size * RISE,
      leading,
      fill: palette.noche,
    }),
  ].join('');
}

/** Where a text's first base line begins. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly leading: number;
  readonly fill: string;
}

function textPath(font: TypeFont, { lines, size }: FittedText, { x, y, leading, fill }: Place): string {
  const d = lines.map((line, index) => outline(font, line, x, y + index * size * leading, size)).join('');
  return `<path fill="${fill}" d="${d}"/>`;
}
