import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatAmount, normalizeAporte, parseAmountCents, sumAportes } from './aporte.ts';

describe('parseAmountCents', () => {
  test.each([
    ['50', 5_000],
    ['50.5', 5_050],
    ['50,5', 5_050],
    ['50.05', 5_005],
    ['1250.50', 125_050],
    ['1.250', 125_000],
    ['1.250,50', 125_050],
    ['1.250,5', 125_050],
    ['12.345.678', 1_234_567_800],
    ['0', 0],
    ['0,5', 50],
    ['050', 5_000],
    ['Bs 50', 5_000],
    ['Bs. 50', 5_000],
    ['bs50', 5_000],
    ['50 Bs', 5_000],
    ['50 bs.', 5_000],
    ['50Bs', 5_000],
    ['Bs\u00A01.250,50', 125_050],
    ['  50  ', 5_000],
    ['Bs 20.-', 2_000],
    ['20.-', 2_000],
    ['1 250', 125_000],
    ['1.250.-', 125_000],
    ['Bs.- 20', 2_000],
    ['Bs.- 20.-', 2_000],
    ['Bs 1 250,50', 125_050],
    ['12\u00A0345 678', 1_234_567_800],
    ['20.- Bs', 2_000],
  ])('%j is %i cents', (text, cents) => {
    expect(parseAmountCents(text, 'Bs')).toBe(cents);
  });

  test.each([
    ['1,250'],
    ['1,250.50'],
    ['-5'],
    ['+5'],
    ['1e3'],
    ['50+20'],
    ['50.'],
    ['.50'],
    ['50,505'],
    ['1250.500'],
    ['1.25.000'],
    ['1.250.50'],
    ['0.125'],
    ['12 50'],
    ['1\n250'],
    ['1 2500'],
    ['1 250.000'],
    ['1  250'],
    ['0 250'],
    ['50,5.-'],
    ['50.5.-'],
    ['.-'],
    ['20-'],
    ['Bs.-20'],
    ['Bs -20'],
    ['Bs 50 Bs'],
    ['Bs'],
    ['$50'],
    ['50 USD'],
    ['cincuenta'],
    ['٥٠'],
    ['50\n60'],
    [''],
    ['   '],
    ['9'.repeat(17)],
    ['Infinity'],
    ['0x10'],
  ])('%j is no amount', (text) => {
    expect(parseAmountCents(text, 'Bs')).toBeNull();
  });

  test.each([
    ['€ 50', '€', 5_000],
    ['50€', '€', 5_000],
    ['1.250,50 €', '€', 125_050],
    ['S/. 20', 'S/', 2_000],
    ['20', '', 2_000],
    ['Bs 50', '€', null],
  ])('%j where the sign is %j is %j cents', (text, currency, cents) => {
    expect(parseAmountCents(text, currency)).toBe(cents);
  });

  it('reads back every amount that formatAmount writes', () => {
    fc.assert(
      fc.property(fc.nat(Number.MAX_SAFE_INTEGER), (cents) => {
        expect(parseAmountCents(formatAmount(cents, 'Bs'), 'Bs')).toBe(cents);
      }),
    );
  });

  it('never gives anything but a whole number of cents', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[Bbs .,0-9-]{0,20}$/));
    fc.assert(
      fc.property(text, (typed) => {
        const cents = parseAmountCents(typed, 'Bs');
        expect(cents === null || (Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
      }),
    );
  });
});

describe('normalizeAporte', () => {
  test.each<[unknown, string]>([
    ['  Bs 50 ', 'Bs 50'],
    ['una caja de víveres', 'una caja de víveres'],
    ['\u200B50\u202E', '50'],
    [50, '50'],
    [50.5, '50.5'],
    [0, '0'],
    [1.125, '1,125'],
    ['x'.repeat(200), 'x'.repeat(200)],
  ])('keeps %j as %j', (value, kept) => {
    expect(normalizeAporte(value)).toBe(kept);
  });

  test.each<[unknown]>([
    [''],
    ['   '],
    ['\u200B\u200D'],
    ['x'.repeat(201)],
    ['50\u0000'],
    ['50\n60'],
    ['\uD800'],
    [null],
    [undefined],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [true],
    [['50']],
    [{}],
  ])('refuses %j', (value) => {
    expect(normalizeAporte(value)).toBeNull();
  });

  it('does not let a number grow a thousandfold on its way through text', () => {
    expect(parseAmountCents(normalizeAporte(1.125) ?? '', 'Bs')).toBeNull();
  });

  it('gives nothing else when applied to its own result', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const kept = normalizeAporte(value);
        expect(normalizeAporte(kept)).toBe(kept);
      }),
    );
  });
});

test.each([
  [84_500, 'Bs 845'],
  [125_050, 'Bs 1.250,50'],
  [5, 'Bs 0,05'],
  [0, 'Bs 0'],
  [100_000_000, 'Bs 1.000.000'],
  [-500, 'Bs -5'],
])('formatAmount shows %i cents as %s', (cents, shown) => {
  expect(formatAmount(cents, 'Bs')).toBe(shown);
});

describe('sumAportes', () => {
  it('adds amounts and counts the texts beside them', () => {
    const aportes = ['50', 'Bs 1.250,50', 'una torta', '1,250', '', '  ', null, undefined, 20, 1.125];
    expect(sumAportes(aportes, 'Bs')).toEqual({ cents: 132_050, withAmount: 3, withoutAmount: 3 });
  });

  it('is nothing for an empty list', () => {
    expect(sumAportes([], 'Bs')).toEqual({ cents: 0, withAmount: 0, withoutAmount: 0 });
  });

  it('counts an amount of zero as an amount', () => {
    expect(sumAportes(['0'], 'Bs')).toEqual({ cents: 0, withAmount: 1, withoutAmount: 0 });
  });
});
