import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spanishKey } from './spanish-key.ts';

const spanish = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });
const characters =
  'aáAÁbcçdeéfghiíjklmnñÑoópqrsßtuúüvwxyzZãẽỹæœøłđn\u0303 0123456789_-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$';
const name = fc.string({ unit: fc.constantFrom(...characters), maxLength: 8 });

function compare(a: string, b: string): number {
  const [first, second] = [spanishKey(a), spanishKey(b)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

describe('the key of the Spanish order', () => {
  it.each([
    ['Nuñez', 'Ñandú'],
    ['Ñandú', 'Olmos'],
    ['Nun\u0303ez', 'Ñandú'],
    ['9', '10'],
    ['MJ-9', 'MJ-10'],
    ['De la Cruz', 'Delgado'],
    ['Zoe', 'Жанна'],
    ['', ' '],
  ])('%j stands before %j', (first, second) => {
    expect(compare(first, second)).toBe(-1);
  });

  it.each([
    ['José', 'JOSE'],
    ['jose\u0301', 'José'],
    ['007', '7'],
    ['a\u200Bb', 'ab'],
  ])('%j and %j are one', (first, second) => {
    expect(compare(first, second)).toBe(0);
  });

  it('compares as the collation does', () => {
    fc.assert(
      fc.property(name, name, (first, second) => {
        expect(compare(first, second)).toBe(Math.sign(spanish.compare(first, second)));
      }),
      { numRuns: 20_000 },
    );
  });
});
