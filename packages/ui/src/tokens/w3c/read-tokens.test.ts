import { palette } from '@ministerio/content';
import { describe, expect, it } from 'vitest';
import { styleSheets } from '../style-sheets.ts';
import { tokenSets } from '../token-sets.ts';
import { record } from './json.ts';
import { cssFromTokens } from './read-tokens.ts';
import { validate } from './test/validate.ts';
import { type TokenFiles, tokenFiles } from './write-tokens.ts';

const sets = tokenSets(palette);
const original = styleSheets(sets);

/** The files with one value changed, or taken away where none is given. */
function planted(file: keyof TokenFiles, path: string, value?: unknown): Record<keyof TokenFiles, unknown> {
  const files = structuredClone(tokenFiles(sets)) as Record<keyof TokenFiles, unknown>;
  const keys = path.split(' ');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((object: unknown, key) => (object as Record<string, unknown>)[key], files[file]);
  expect(Object.keys(parent as object)).toContain(last);
  if (value === undefined) delete (parent as Record<string, unknown>)[last];
  else (parent as Record<string, unknown>)[last] = value;
  return files;
}

describe('a fault that the format itself refuses', () => {
  it.each([
    [
      'a component too many',
      'dark.tokens.json',
      'color text-muted $value components',
      [0, 0, 0, 0],
      /components/,
    ],
    ['a component that is no share', 'dark.tokens.json', 'color surface $value components 0', 29, /range/],
    ['a unit of print', 'base.tokens.json', 'space 4 $value unit', 'pt', /Unit pt/],
    ['an alias to nothing', 'dark.tokens.json', 'color text $value', '{palette.nadie}', /palette\.nadie/],
    ['a missing colour', 'base.tokens.json', 'palette tinta', undefined, /palette\.tinta/],
    ['an easing of three numbers', 'base.tokens.json', 'ease out $value', [0, 0, 1], /number, number/],
  ] as const)('%s', async (_, file, path, value, message) => {
    const files = planted(file, path, value);
    await expect(validate(files)).rejects.toThrow(message);
    expect(() => cssFromTokens(files)).toThrow();
  });
});

describe('a fault that the way back refuses, naming the token', () => {
  it.each([
    ['a unit that CSS alone has', 'base.tokens.json', 'radius sm $value unit', 'em', "'radius-sm'"],
    ['a colour with two values', 'base.tokens.json', 'palette sol $value hex', '#000000', "'palette-sol'"],
    ['a token that one theme lacks', 'dark.tokens.json', 'color focus', undefined, 'color-focus'],
    [
      'an alias of high contrast to nothing',
      'high-contrast.tokens.json',
      'color border $value',
      '{color.x}',
      "'color-x'",
    ],
    ['a fluid size with another largest', 'base.tokens.json', 'text md $value value', 2, "'text-md'"],
  ] as const)('%s', (_, file, path, value, message) => {
    expect(() => cssFromTokens(planted(file, path, value))).toThrow(message);
  });
});

describe('a fault that only the style sheets show', () => {
  it.each([
    ['colors.css', 'a missing token of the base', 'base.tokens.json', 'color scrim', undefined],
    ['scale.css', 'another missing token', 'base.tokens.json', 'space 4', undefined],
    ['scale.css', 'another length', 'base.tokens.json', 'container $value value', 70],
    ['modes.css', 'a missing contrast', 'high-contrast.tokens.json', 'focus', undefined],
  ] as const)('%s: %s', (name, _, file, path, value) => {
    expect(cssFromTokens(planted(file, path, value))[name]).not.toBe(original[name]);
  });
});

it('takes over what a drawing tool changed, in whatever order it wrote the groups', () => {
  const files = planted('base.tokens.json', 'text xs $value', { value: 12, unit: 'px' });
  files['base.tokens.json'] = Object.fromEntries(Object.entries(record(files['base.tokens.json'])).reverse());
  const css = cssFromTokens(files);
  expect(css['scale.css']).toContain('--text-xs: 12px;');
  expect(css['colors.css']).toContain('--color-glass-1: #7cc3d2;');
});
