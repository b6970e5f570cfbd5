import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cleanLine, cleanMultiline, hasForbiddenCharacters } from './plain-text.ts';

const family = '👨\u200D👩\u200D👧';

describe('cleanLine', () => {
  test.each([
    ['  Ana María  ', 'Ana María'],
    ['jose\u0301', 'josé'],
    ['e\u200D\u0301', 'é'],
    ['Ana\u202Egnp.exe\u202C', 'Anagnp.exe'],
    ['\uFEFFA\u200Bn\u2060a\u00AD', 'Ana'],
    ['\u200B \u3164\u2066', ''],
    ['A ❤\uFE0F', 'A ❤\uFE0F'],
    [family, '👨👩👧'],
  ])('%j becomes %j', (text, line) => {
    expect(cleanLine(text)).toBe(line);
  });

  it('leaves controls for the refusal', () => {
    expect(hasForbiddenCharacters(cleanLine('a\u0000b'))).toBe(true);
  });
});

describe('cleanMultiline', () => {
  test.each([
    ['Hola\r\nHermanos\rBuen día\u2028Adiós\u0085fin\n', 'Hola\nHermanos\nBuen día\nAdiós\nfin'],
    [`Somos ${family} ❤\uFE0F\u200D🔥`, `Somos ${family} ❤\uFE0F\u200D🔥`],
    ['👩🏽\u200D🚒', '👩🏽\u200D🚒'],
    ['a\u200Db\u200D', 'ab'],
    ['\u202Eal revés', 'al revés'],
    ['a\tb', 'a b'],
    ['\u200D\u200B\n ', ''],
  ])('%j becomes %j', (text, lines) => {
    expect(cleanMultiline(text)).toBe(lines);
  });
});

describe('hasForbiddenCharacters', () => {
  test.each(['\u0000', '\u0007', '\u001B', '\u007F', '\u0090', '\uD83D', '\uDE00'])(
    'refuses %j in a line and in a message',
    (character) => {
      expect(hasForbiddenCharacters(`a${character}b`)).toBe(true);
      expect(hasForbiddenCharacters(`a${character}b`, { lineBreaks: true })).toBe(true);
    },
  );

  test.each(['\n', '\r', '\t', '\u0085', '\u2028', '\u2029'])('allows %j only in a message', (character) => {
    expect(hasForbiddenCharacters(`a${character}b`)).toBe(true);
    expect(hasForbiddenCharacters(`a${character}b`, { lineBreaks: true })).toBe(false);
  });

  test.each(['Ana', 'Núñez', 'いのり', '😀', '<b>', ''])('allows %j', (text) => {
    expect(hasForbiddenCharacters(text)).toBe(false);
  });

  it('gives the same answer every time it is asked', () => {
    expect([1, 2, 3].map(() => hasForbiddenCharacters('a\u0000'))).toEqual([true, true, true]);
  });
});

it('cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      expect(cleanMultiline(cleanMultiline(text))).toBe(cleanMultiline(text));
    }),
  );
});
