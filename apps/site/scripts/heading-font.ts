import { readFile } from 'node:fs/promises';
import opentype, { type Step, type TypeFont } from 'opentype.js';
import subsetFont from 'subset-font';
import { headingLetters } from '../../../packages/ui/src/tokens/font-letters.ts';

const FILE = new URL('../../../packages/ui/src/tokens/fonts/bricolage-grotesque.woff2', import.meta.url);

/** The site's heading font, for text in pictures: its outlines are drawn, so no font of the machine takes part. */
export async function headingFont(): Promise<TypeFont> {
  const font = await subsetFont(await readFile(FILE), headingLetters, { targetFormat: 'sfnt' });
  return opentype.parse(new Uint8Array(font).buffer);
}

/**
 * Breaks a text into lines that are no wider than allowed; a single word may be.
 * @param size - of the letters, in pixels.
 * @param width - in pixels.
 */
export function breakLines(font: TypeFont, text: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && font.getAdvanceWidth(longer, size) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** A line of text as the data of an SVG path. @param y - of the baseline. */
export function outline(font: TypeFont, text: string, x: number, y: number, size: number): string {
  // The library's own writer turns numbers close to zero into NaN.
  const step = ({ type, x1, y1, x2, y2, x: endX, y: endY }: Step) =>
    type + [x1, y1, x2, y2, endX, endY].flatMap((at) => (at === undefined ? [] : [at.toFixed(1)])).join(' ');
  return font.getPath(text, x, y, size).commands.map(step).join('');
}
