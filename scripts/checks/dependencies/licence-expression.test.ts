import { expect, test } from 'vitest';
import { isAllowed } from './licence-expression.ts';

test.each([
  'MIT',
  '(MIT)',
  'MIT AND Zlib',
  '(MIT AND Zlib)',
  'MIT and ISC',
  '(MPL-2.0 OR Apache-2.0)',
  'GPL-3.0 OR (MIT AND ISC)',
  '(MIT OR GPL-2.0) AND (ISC OR GPL-3.0)',
])('%s is allowed', (licence) => {
  expect(isAllowed(licence)).toBe(true);
});

test.each([
  '',
  'Unknown',
  'GPL-3.0',
  'MIT AND GPL-3.0',
  'GPL-3.0 OR (MIT AND AGPL-3.0)',
  '(MIT OR GPL-2.0) AND GPL-3.0',
  'SEE LICENSE IN LICENSE.md',
])('%j is not', (licence) => {
  expect(isAllowed(licence)).toBe(false);
});
