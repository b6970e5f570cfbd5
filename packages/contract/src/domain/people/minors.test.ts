import { describe, expect, test } from 'vitest';
import { isBirthYear, isRecordedAdult, minorReason } from './minors.ts';

const facts = (birthYear: number | null, inMinistryOfMinors = false, notedAsMinor = false) => ({
  birthYear,
  inMinistryOfMinors,
  notedAsMinor,
});

describe('who counts as a minor in 2026', () => {
  test.each([
    ['born in 2008: until the year of the 18th birthday has ended', facts(2008), 'anio'],
    ['born in 2007', facts(2007), null],
    ['born in 2012', facts(2012), 'anio'],
    ['an adult who leads a ministry of minors', facts(1990, true), null],
    ['an adult who was once noted as a minor', facts(1990, false, true), null],
    ['nobody knows the year, in a ministry of minors', facts(null, true), 'ministerio'],
    ['nobody knows the year, noted at the door', facts(null, false, true), 'anotado'],
    ['nobody knows the year', facts(null), null],
  ])('%s', (_who, person, expected) => {
    expect(minorReason(person, 2026)).toBe(expected);
  });

  test('the turn of the year changes the same person', () => {
    expect(minorReason(facts(2008, true), 2026)).toBe('anio');
    expect(minorReason(facts(2008, true), 2027)).toBeNull();
  });
});

test.each([
  [null, false],
  [2008, false],
  [2007, true],
])('of %s an own chat could be opened: %s', (birthYear, expected) => {
  expect(isRecordedAdult(birthYear, 2026)).toBe(expected);
});

test.each([
  [1899, false],
  [1900, true],
  [2026, true],
  [2027, false],
  [2010.5, false],
])('%s is a year of birth: %s', (birthYear, expected) => {
  expect(isBirthYear(birthYear, 2026)).toBe(expected);
});
