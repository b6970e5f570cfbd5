import { describe, expect, test } from 'vitest';
import { address, choice, color, flag, wholeNumber } from './attribute-kinds.ts';
import { readAttributes } from './attributes.ts';

const schema = {
  theme: choice(['auto', 'light', 'dark']),
  accent: color,
  api: address,
  limit: wholeNumber([1, 15], 6),
  open: flag,
};
const read = (attributes: Record<string, string>) =>
  readAttributes(schema, (name) => attributes[name] ?? null);

describe('readAttributes', () => {
  test('without attributes every value is its default and nothing is wrong', () => {
    expect(read({})).toEqual({
      values: { theme: 'auto', accent: undefined, api: undefined, limit: 6, open: false },
      wrong: [],
    });
  });

  test.each([
    ['theme', 'dark', 'dark'],
    ['theme', ' light ', 'light'],
    ['accent', '#1c6b52', '#1c6b52'],
    ['accent', '#FD0', '#FD0'],
    ['api', 'https://iglesia.example/', 'https://iglesia.example'],
    ['api', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['limit', '1', 1],
    ['limit', '15', 15],
    ['open', '', true],
    ['open', 'open', true],
    ['open', 'false', false],
  ])('%s="%s"', (name, text, value) => {
    const { values, wrong } = read({ [name]: text });
    expect(values).toMatchObject({ [name]: value });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['theme', 'Dark', 'Atributo «theme»: se esperaba auto, light, dark.'],
    ['theme', '', 'Atributo «theme»: se esperaba auto, light, dark.'],
    ['accent', 'red', 'Atributo «accent»: se esperaba #rrggbb.'],
    ['accent', '#12345', 'Atributo «accent»: se esperaba #rrggbb.'],
    ['accent', '#fff;x', 'Atributo «accent»: se esperaba #rrggbb.'],
    ['api', '/api', 'Atributo «api»: se esperaba https://….'],
    ['api', 'javascript:alert(1)', 'Atributo «api»: se esperaba https://….'],
    ['api', 'data:text/html,x', 'Atributo «api»: se esperaba https://….'],
    ['limit', '0', 'Atributo «limit»: se esperaba 1 a 15.'],
    ['limit', '16', 'Atributo «limit»: se esperaba 1 a 15.'],
    ['limit', '1.5', 'Atributo «limit»: se esperaba 1 a 15.'],
    ['limit', '1e1', 'Atributo «limit»: se esperaba 1 a 15.'],
  ])('%s="%s" is wrong: the default holds and the hint says what is right', (name, text, message) => {
    const { values, wrong } = read({ [name]: text });
    expect(values).toEqual(read({}).values);
    expect(wrong).toEqual([{ name, text, message }]);
  });
});
