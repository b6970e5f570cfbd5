import { describe, expect, it } from 'vitest';
import { denominationsOf, pilesOf, signedCents, worthOf } from './piles.ts';

describe('what is counted', () => {
  it('is the notes and coins of the church’s currency, the largest first', () => {
    expect(denominationsOf('Bs').slice(0, 3)).toEqual([20_000, 10_000, 5000]);
    for (const currency of ['Bs', '$', '€', 'S/']) {
      const worths = denominationsOf(currency);
      expect(worths).toEqual([...worths].sort((a, b) => b - a));
    }
  });

  it('adds up, and leaves out what there is none of', () => {
    const piles = pilesOf({ 50: '3', 20000: ' 4 ', 100: '', 10: '0' });
    expect(piles).toEqual([
      { valor: 20_000, cantidad: 4 },
      { valor: 50, cantidad: 3 },
    ]);
    expect(worthOf(piles ?? [])).toBe(80_150);
  });

  it.each(['tres', '1,5', '-1', '1000000'])('is not %s of something', (text) => {
    expect(pilesOf({ 100: text })).toBeNull();
  });
});

it.each([
  ['12,50', 1250],
  ['-12,50', -1250],
  ['−Bs 3', -300],
  ['0', null],
  ['', null],
  ['algo', null],
])('the adjustment %s is %s cents', (text, cents) => {
  expect(signedCents(text, 'Bs')).toBe(cents);
});
