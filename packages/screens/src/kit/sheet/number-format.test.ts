import { expect, test } from 'vitest';
import { showNumber } from './number-format.ts';

test.each([
  ['123', '00000', '00123'],
  ['7', '"M-"0000', 'M-0007'],
  ['123456', '000\\-000', '123-456'],
  ['1234567', '000\\-000', '1234-567'],
  ['12', '000-000', '000-012'],
  ['70012345', '#### ####', '7001 2345'],
  ['12', '###-###', '-12'],
  ['5', '00;-00', '05'],
  ['5', '00_)', '05 '],
  ['48210573', 'General', '48210573'],
  ['48210573', '0', '48210573'],
  ['48210573', '@', '48210573'],
  // Values without a shown form: another format, or no whole number.
  ['1234', '#,##0', null],
  ['1234', '0.00', null],
  ['5', '0%', null],
  ['5', '0.00E+00', null],
  ['5', '# ?/?', null],
  ['5', '[<=9]0;00', null],
  ['5', '[Red]000', null],
  ['5', '"fijo"', null],
  ['5', '*-00', null],
  ['12.5', '000', null],
  ['-12', '000', null],
])('%s in %s is shown as %s', (digits, format, shown) => {
  expect(showNumber(digits, format)).toBe(shown);
});
