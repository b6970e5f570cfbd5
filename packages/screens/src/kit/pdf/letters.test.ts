import { describe, expect, it } from 'vitest';
import { drawable, pdfLetters } from './letters.ts';
import { mappedCharacters } from './test/mapped-characters.ts';
import { fontsFromDisk } from './test/read-fonts.ts';

describe('the PDF font', () => {
  it.each(['regular', 'bold'] as const)('has every letter of the list in its %s cut', (cut) => {
    const mapped = mappedCharacters(fontsFromDisk[cut]);
    const missing = [...pdfLetters].filter((letter) => !mapped.has(letter.codePointAt(0) ?? 0));
    expect(missing).toEqual([]);
  });
});

describe('what is drawn of a text', () => {
  it.each([
    { text: 'José\u200B Luis', drawn: 'José Luis' },
    { text: 'a\u0303\t b', drawn: 'ã b' },
    { text: '👩‍👧 y ❤️', drawn: '□□ y □' },
    { text: '\u202EAna', drawn: 'Ana' },
  ])('$text', ({ text, drawn }) => {
    expect(drawable(text)).toBe(drawn);
  });
});
