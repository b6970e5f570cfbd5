import { expect, it } from 'vitest';
import { isOfMinors } from './ministries.ts';

it.each([
  ['Red de Adolescentes', true],
  ['RED DE ADOLESCENTES', true],
  ['Exploradores del Rey', true],
  ['Escuela Dominical', true],
  ['Red de Jovenes', false],
])('%s', (name, expected) => {
  expect(isOfMinors(name)).toBe(expected);
});
