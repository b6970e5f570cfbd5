import fc from 'fast-check';

const fragments = [
  "'; DROP TABLE users; --",
  "' OR '1'='1",
  '" UNION SELECT password_hash FROM users --',
  'a%_\\',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '../../../../etc/passwd',
  '\u0000',
  'a\u0000b',
  '\u0001\u001b[31m\u007f\u0085',
  'a\r\nSet-Cookie: x=1',
  '\ud800',
  'x\udc00y',
  '\u202eevil\u2066',
  '\u200b\u200d\ufeff',
  '👩‍👩‍👧‍👦'.repeat(20),
  'Zalgo\u0301\u0302\u0303\u0304\u0305'.repeat(40),
  'İıſßﬀ',
  '\ufdfa'.repeat(70),
  '',
  ' ',
  '\u00a0',
  'NaN',
  'null',
  'undefined',
  '-0',
  '1e400',
  '0x10',
  '9007199254740993',
  '2026-02-30',
  '0000-00-00',
  '24:00',
  '__proto__',
  'constructor',
  'toString',
] as const;

const numbers = [0, -0, -1, 0.1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324] as const;

/** Texts that have broken somebody's server before. */
export const hostileText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...fragments) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(33, 65, 101, 129, 255, 5000, 7000).map((size) => 'á'.repeat(size)),
  },
  { weight: 1, arbitrary: fc.constant('x'.repeat(70_000)) },
);

/** Values of any type where a text or a number is expected. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...numbers, null, true, false) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.dictionary(hostileText, hostileText, { maxKeys: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>({ $gt: '' }, { toString: 1 }, [[[[[[]]]]]], { length: -1 }),
  },
);

/** Whole bodies that are no object, or no JSON. */
export const hostileBody = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '7',
    '"text"',
    '{"a":1,}',
    '{"__proto__":{"role":"ADMIN"}}',
    '\u0000',
  ),
  fc.constantFrom('['.repeat(20_000), `{"a":${'{"a":'.repeat(2000)}1${'}'.repeat(2001)}`),
  hostileText,
);
