import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const tokens = `${import.meta.dirname}/..`;
const read = (pattern: string) =>
  globSync(pattern, { cwd: tokens })
    .map((file) => readFileSync(`${tokens}/${file}`, 'utf8'))
    .join('\n');
const namesIn = (css: string) => [...new Set(css.match(/--[a-z0-9-]+(?=:)/g))];
const pages = read('docs/*.mdx');
/** As a whole word: `--text-md` is not named by `--text-md-wide`. */
const isNamed = (name: string) => new RegExp(`${name}(?![a-z0-9-])`).test(pages);

it('every token of size, type, motion and stacking stands on a page of the foundations', () => {
  const names = namesIn(read('scale.css'));
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});

it('every token that more contrast, forced colours or less motion change is said to', () => {
  expect(namesIn(read('modes.css')).filter((name) => !isNamed(name) && !isNamed(name.slice(8)))).toEqual([]);
});

it('what a component lets its surroundings decide is listed', () => {
  const inUi = (pattern: string) =>
    globSync(pattern, { cwd: `${tokens}/..` })
      .map((file) => readFileSync(`${tokens}/../${file}`, 'utf8'))
      .join('\n');
  const sheets = inUi('{primitives,composed}/**/*.css') + read('base.css');
  const props = inUi('{primitives,composed,internal}/**/*.{ts,tsx}');
  const asked = [...sheets.matchAll(/var\((--(?!radix)[a-z-]+),/g)].map(([, name = '']) => name);
  expect(asked.length).toBeGreaterThan(0);
  // What code sets is a prop of the component, which says so itself.
  const tokensOfComponents = [...new Set(asked)].filter((name) => !props.includes(`'${name}'`));
  expect(tokensOfComponents.filter((name) => !isNamed(name))).toEqual([]);
});
