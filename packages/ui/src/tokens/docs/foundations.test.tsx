import { globSync, readFileSync } from 'node:fs';
import { palette } from '@ministerio/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { measureContrast } from '../contrast-pairs.ts';
import { tokens } from '../generated/tokens.ts';
import { forcedColors, lessMotionTokens, moreContrastTokens } from '../scale.ts';
import { tokenSets } from '../token-sets.ts';
import { ContrastTable, ForcedColorsTable, MoreContrastTable } from './contrast-tables.tsx';
import { DensityTable } from './density-table.tsx';
import { TextStyles, ThemedTable, TokenTable } from './token-table.tsx';

const folder = `${import.meta.dirname}/..`;
const pages = globSync('docs/*.mdx', { cwd: folder })
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  .join('\n');
/** As a whole word: `--text-md` is not named by `--text-md-wide`. */
const isNamed = (name: string) => new RegExp(`${name}(?![a-z0-9-])`).test(pages);
const unescaped = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
const shown = (table: React.ReactNode) => unescaped(renderToStaticMarkup(table));
const groupOf = (name: string) => name.split('-')[0] ?? name;

const sets = tokenSets(palette);
const themed = new Set(Object.keys(sets.light).map(groupOf));
const plain = new Set(Object.keys(sets.base).map(groupOf));

it('every group of tokens has its table on a page', () => {
  expect([...themed].filter((group) => !pages.includes(`<ThemedTable group="${group}" />`))).toEqual([]);
  const missing = [...plain].filter((group) => !new RegExp(`<TokenTable\\s+group="${group}"`).test(pages));
  expect(missing).toEqual(['typography']);
  expect(pages).toContain('<TextStyles />');
});

it.each(Object.values(tokens))('$property has its value and what it is for in a table', (token) => {
  const name = token.property.slice(2);
  const group = groupOf(name);
  const html =
    'light' in token
      ? shown(<ThemedTable group={group === 'color' ? 'color' : 'shadow'} />)
      : shown(<TokenTable group={group} />);
  expect(html).toContain(`<code>${token.property}</code>`);
  for (const value of 'light' in token ? [token.light, token.dark] : [token.value]) {
    expect(html).toContain(`<code>${value}</code>`);
  }
  expect(html).toContain((sets.light[name] ?? sets.base[name])?.purpose);
});

it('a fluid size says in px where it starts and ends', () => {
  expect(shown(<TokenTable group="text" />)).toContain(
    '32 px in a window of up to 360 px, 48 px from 1280 px',
  );
});

it('what more contrast, forced colours and less motion change is said', () => {
  const html = shown([<MoreContrastTable key={1} />, <ForcedColorsTable key={2} />]);
  for (const name of [...Object.keys(moreContrastTokens), ...Object.keys(forcedColors)]) {
    expect(html).toContain(`<code>--${name}</code>`);
  }
  expect(shown(<TokenTable group="motion" tokens={lessMotionTokens} />)).toContain('<code>0.01ms</code>');
});

it('every text style, density and pair of colours is there', () => {
  expect(shown(<TextStyles />).match(/typography\./g)).toHaveLength(8);
  expect(shown(<DensityTable />)).toMatch(/roomy.*53 px.*44 px.*compact.*36 px/);
  const cells = [4.5, 3] as const;
  const html = cells.map((required) => shown(<ContrastTable required={required} />)).join('');
  const measured = measureContrast(palette).map(({ ratio }) => `${Number(ratio.toFixed(1))}:1`);
  expect(html.match(/Light/g)).toHaveLength(2);
  expect(html.match(/aria-hidden=/g)).toHaveLength(measured.length);
  expect(measured.filter((ratio) => !html.includes(ratio))).toEqual([]);
});

it('what a component lets its surroundings decide is listed', () => {
  const inUi = (pattern: string) =>
    globSync(pattern, { cwd: `${folder}/..` })
      .map((file) => readFileSync(`${folder}/../${file}`, 'utf8'))
      .join('\n');
  const sheets = inUi('{primitives,composed}/**/*.css') + readFileSync(`${folder}/base.css`, 'utf8');
  const props = inUi('{primitives,composed,internal}/**/*.{ts,tsx}');
  const asked = [...sheets.matchAll(/var\((--(?!radix)[a-z-]+),/g)].map(([, name = '']) => name);
  expect(asked.length).toBeGreaterThan(0);
  // Properties set by code are props of the component, which documents them itself.
  const tokensOfComponents = [...new Set(asked)].filter((name) => !props.includes(`'${name}'`));
  expect(tokensOfComponents.filter((name) => !isNamed(name))).toEqual([]);
});
