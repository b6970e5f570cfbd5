import { expect, test } from 'vitest';
import { isOfMinors } from '../../src/db/repositories/door-people.ts';

test.each([
  ['Red de Adolescentes', true],
  ['RED DE ADOLESCENTES', true],
  ['Exploradores del Rey', true],
  ['Escuela Dominical', true],
  ['Red de Jovenes', false],
])('%s', (name, expected) => {
  expect(isOfMinors(name)).toBe(expected);
});
