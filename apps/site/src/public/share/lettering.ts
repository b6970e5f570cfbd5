import type { Step, TypeFont } from 'opentype.js/dist/opentype.mjs';

/** Room for a text, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** Sizes of the letters to try, largest first. */
  readonly sizes: readonly [number, ...number[]];
  /** Distance of two base lines, as a share of the size. */
  readonly leading: number;
}

/** A text broken into lines, and the size at which they fit. */
export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Breaks a text into lines that are no wider than allowed; a single word may be. */
function breakLines(font: TypeFont, text: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && font.getAdvanceWidth(longer, size) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** Breaks words that are wider than a whole line. */
function breakWords(font: TypeFont, text: string, size: number, width: number): string {
  const words = text.split(' ').map((word) => {
    let part = '';
    let broken = '';
    for (const letter of word) {
      if (font.getAdvanceWidth(part + letter, size) > width) {
        broken += `${part} `;
        part = '';
      }
      part += letter;
    }
    return broken + part;
  });
  return words.join(' ');
}

/** Several texts, each on one line, in one size; null where they do not fit. */
export function fitLines(
  font: TypeFont,
  texts: readonly string[],
  { width, height, sizes, leading }: Room,
): FittedText | null {
  const size = sizes.find(
    (one) =>
      texts.length * one * leading <= height &&
      texts.every((text) => font.getAdvanceWidth(text, one) <= width),
  );
  return size === undefined ? null : { lines: texts, size };
}

/** How many lines of a size a room has. */
const linesIn = ({ height, leading }: Room, size: number) => Math.floor(height / (size * leading));

/**
 * A text in the largest of a room's sizes in which it fits. In the smallest, words wider than the room are broken and
 * what is beyond its last line is cut.
 */
export function fitText(font: TypeFont, text: string, room: Room): FittedText {
  const { width, sizes } = room;
  for (const size of sizes) {
    const lines = breakLines(font, text, size, width);
    // A word of three letters alone looks like a slip.
    const fits = lines.every(
      (line) => font.getAdvanceWidth(line, size) <= width && (line.length > 3 || lines.length === 1),
    );
    if (fits && lines.length <= linesIn(room, size)) return { lines, size };
  }
  const size = sizes.at(-1) ?? sizes[0];
  const lines = breakLines(font, breakWords(font, text, size, width), size, width);
  const most = Math.max(1, linesIn(room, size));
  if (lines.length <= most) return { lines, size };
  let last = lines[most - 1] ?? '';
  while (last !== '' && font.getAdvanceWidth(`${last}…`, size) > width) last = last.slice(0, -1).trimEnd();
  return { lines: [...lines.slice(0, most - 1), `${last}…`], size };
}

/** A text in the letters that a font has: others lose their accent, or are left out. */
export function drawable(font: TypeFont, text: string): string {
  const known = [...text.normalize('NFC')].map((letter) => {
    if (font.charToGlyphIndex(letter) !== 0) return letter;
    const [bare = ''] = letter.normalize('NFKD');
    return font.charToGlyphIndex(bare) === 0 ? '' : bare;
  });
  return known.join('').replace(/\s+/g, ' ').trim();
}

/** A line of text as the data of an SVG path. @param y - of the baseline. */
export function outline(font: TypeFont, text: string, x: number, y: number, size: number): string {
  // The library's own writer turns numbers close to zero into NaN.
  const step = ({ type, x1, y1, x2, y2, x: endX, y: endY }: Step) =>
    type + [x1, y1, x2, y2, endX, endY].flatMap((at) => (at === undefined ? [] : [at.toFixed(1)])).join(' ');
  return font.getPath(text, x, y, size).commands.map(step).join('');
}
