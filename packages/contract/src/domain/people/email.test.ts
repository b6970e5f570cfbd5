import { expect, it, test } from 'vitest';
import { EMAIL_PATTERN, isEmail } from './email.ts';

test.each([
  ['ana@iglesia.bo'],
  ['ana.maria+grupo@mail.iglesia.org.bo'],
  ['ñandú@correo.bo'],
  ["o'higgins@a.b"],
  ['a@b.c'],
  [`${'a'.repeat(250)}@b.c`],
])('%s is an address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each<[unknown]>([
  [''],
  ['ana'],
  ['ana@iglesia'],
  ['@iglesia.bo'],
  ['ana@.bo'],
  ['ana@iglesia.'],
  ['ana@iglesia..bo'],
  ['ana@@iglesia.bo'],
  ['ana@casa@iglesia.bo'],
  ['ana maria@iglesia.bo'],
  [' ana@iglesia.bo'],
  ['ana@iglesia.bo\n'],
  [`${'a'.repeat(251)}@b.c`],
  [null],
  [7],
])('%j is none', (value) => {
  expect(isEmail(value)).toBe(false);
});

it('needs no backtracking for a hostile text', () => {
  // A pattern whose parts overlap takes forever here and runs into the test's time limit.
  expect(EMAIL_PATTERN.test(`a@${'.a'.repeat(30_000)}@`)).toBe(false);
  expect(EMAIL_PATTERN.test(`a@${'.'.repeat(30_000)}@`)).toBe(false);
});
