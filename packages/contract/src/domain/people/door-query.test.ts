import { describe, expect, it } from 'vitest';
import { isNamed, readDoorQuery } from './door-query.ts';

describe('what is typed at the door', () => {
  it.each([
    ['a whole number', ' 10 573 ', { numberKey: '10573', ending: '10573', words: [] }],
    ['four digits', '0573', { numberKey: '0573', ending: '0573', words: [] }],
    ['three digits are no ending', '573', { numberKey: '573', ending: null, words: [] }],
    ['full-width digits', '０５７３', { numberKey: '0573', ending: '0573', words: [] }],
    ['a number with letters is no name', 'RJ-0573', { numberKey: 'rj-0573', ending: null, words: [] }],
    ['two letters', 'Ñu', { numberKey: 'nu', ending: null, words: ['nu'] }],
    ['one letter', 'a', { numberKey: 'a', ending: null, words: [] }],
    ['name and initial', 'JOSÉ  p', { numberKey: 'josep', ending: null, words: ['jose', 'p'] }],
    ['a scanner’s sign', '%', { numberKey: '%', ending: null, words: [] }],
  ])('%s', (_, text, meaning) => {
    expect(readDoorQuery(text)).toEqual(meaning);
  });

  it.each([
    [['ana'], 'Ana Belén Soliz', true],
    [['sol', 'an'], 'Ana Belén Soliz', true],
    [['ana'], 'Susana Rojas', false],
    [['etc'], 'Luis Gutiérrez-Etcheverry', true],
    [['nunez'], 'José Núñez', true],
    [['ana', 'rojas'], 'Ana Soliz', false],
  ])('%j in %s: %s', (words, name, expected) => {
    expect(isNamed(words, name)).toBe(expected);
  });
});
