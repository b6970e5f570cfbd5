function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

/** In the ranges below, but in no cut of Inter. */
const NOT_IN_INTER = /[\u00adŉǄẜ]/g;

/** Drawn in place of letters that the font lacks, so that they do not vanish. */
export const REPLACEMENT = '□';

/**
 * The letters of the PDF font: every Latin one, because names in Santa Cruz are also Guarani (ẽ ỹ), Portuguese,
 * German and Croatian, basic Cyrillic, and common signs.
 */
export const pdfLetters: string = (
  range(0x20, 0x7e) +
  range(0xa0, 0x24f) +
  range(0x400, 0x45f) +
  range(0x1e00, 0x1eff) +
  '‐‑–—‘’‚“”„†•…‰′″‹›€№™←↑→↓−≈≠≤≥✓' +
  REPLACEMENT
).replace(NOT_IN_INTER, '');

const known = new Set(pdfLetters);
const INVISIBLE = /[\p{M}\p{Cf}\p{Cc}\p{Variation_Selector}]/u;

/** A text as the font can draw it: composed letters, {@link REPLACEMENT} for the ones it lacks, nothing for invisible ones. */
export function drawable(text: string): string {
  let drawn = '';
  for (const character of text.normalize('NFC').replace(/\s+/gu, ' ')) {
    if (known.has(character)) drawn += character;
    else if (!INVISIBLE.test(character)) drawn += REPLACEMENT;
  }
  return drawn;
}
