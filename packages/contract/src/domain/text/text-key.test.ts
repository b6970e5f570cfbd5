import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { codigoKey, maskCodigo, searchKey, textKey } from './text-key.ts';

describe('textKey', () => {
  test.each([
    ['José'],
    ['JOSE'],
    ['jose\u0301'],
    ['ＪＯＳＥ'],
    ['  jo\u00ADse '],
    ['jo\u200Bsé'],
    ['\u202Ejosé'],
  ])('%j meets jose', (text) => {
    expect(textKey(text)).toBe('jose');
  });

  test.each([
    ['María  de\u00A0los\tÁngeles', 'maria de los angeles'],
    ['Núñez', 'nunez'],
    ['İstanbul', 'istanbul'],
    ['ﬁesta', 'fiesta'],
    ['007', '007'],
    ['\uAC00', '\uAC00'],
    ['', ''],
  ])('%j becomes %j', (text, key) => {
    expect(textKey(text)).toBe(key);
  });

  it('keeps different names apart', () => {
    expect(textKey('Ana')).not.toBe(textKey('Anna'));
    expect(textKey('a b')).not.toBe(textKey('ab'));
  });

  it('changes nothing when applied again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const key = textKey(text);
        expect(textKey(key)).toBe(key);
      }),
      { numRuns: 300 },
    );
  });
});

test('common letters and their composed, decomposed and full-width forms meet', () => {
  const letter = fc.constantFrom(...'aZ09 ~-@áÁñÑüŁøßİıĳ');
  const wide = (sign: string) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0);
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 10 }), (text) => {
      const other = text.normalize('NFD').replace(/[!-~]/g, wide);
      expect(textKey(`\u200B${other}`)).toBe(textKey(text));
    }),
  );
});

describe('codigoKey', () => {
  test.each([
    [' 12 34 ', '1234'],
    ['0012', '0012'],
    ['MJ-01/a', 'mj-01/a'],
    ['mj\u00A001', 'mj01'],
  ])('%j becomes %j', (codigo, key) => {
    expect(codigoKey(codigo)).toBe(key);
  });
});

describe('searchKey', () => {
  it('joins the fields that are there', () => {
    expect(searchKey('José', null, 'Núñez', undefined, '', 'MJ-01', 7)).toBe('jose nunez mj-01 7');
  });

  it('finds a part of any field', () => {
    expect(searchKey('Ana María', 'Rojas')).toContain(textKey('MARÍA ro'));
  });
});

test.each([
  ['12345678', '••••78'],
  ['MJ-01', '••••01'],
  [' 123 ', '••••23'],
  ['12', '••••'],
  ['1', '••••'],
  ['', '••••'],
])('maskCodigo hides %j as %s', (codigo, masked) => {
  expect(maskCodigo(codigo)).toBe(masked);
});
