import { isPrivate, type TokenSets } from './token-sets.ts';
import { cssValue, type Token, type TokenSet } from './values.ts';

/** Style sheets of the tokens, by file name. */
export type StyleSheets = Readonly<Record<'colors.css' | 'scale.css' | 'modes.css', string>>;

type Keep = (name: string, token: Token) => boolean;

function declarations(tokens: TokenSet, keep: Keep = () => true, after = ''): string[] {
  return Object.entries(tokens)
    .filter(([name, token]) => keep(name, token))
    .map(([name, { value }]) => `--${name}: ${cssValue(value)}${after};`);
}

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');

function rule(selectors: readonly string[], lines: readonly string[]): string {
  return `${selectors.join(',\n')} {\n${indented(lines.join('\n'))}\n}`;
}

const media = (query: string, rules: string) => `@media (${query}) {\n${rules}\n}`;
const sheet = (rules: readonly string[]) => `@layer tokens {\n${rules.join('\n\n')}\n}\n`;

const themed = (scheme: 'light' | 'dark', lines: readonly string[]) => [
  `color-scheme: ${scheme};\n`,
  ...lines,
];

/** The dark values are written twice because no selector means both 'the system is dark' and 'the reader chose dark'. */
function colorsCss({ base, light, dark }: TokenSets): string {
  const nested: Keep = (_, { pageOnly }) => pageOnly !== true;
  const page: Keep = (_, { pageOnly }) => pageOnly === true;
  return sheet([
    rule([':root', ':host', "[data-theme='light']"], themed('light', declarations(light, nested))),
    rule([':root', ':host'], declarations(light, page)),
    media(
      'prefers-color-scheme: dark',
      rule(
        [":root:not([data-theme='light'])", ":host(:not([data-theme='light']))"],
        themed('dark', declarations(dark)),
      ),
    ),
    rule(["[data-theme='dark']", ":host([data-theme='dark'])"], themed('dark', declarations(dark, nested))),
    rule([":root[data-theme='dark']", ":host([data-theme='dark'])"], declarations(dark, page)),
    // A dialog's ::backdrop inherits nothing in Chrome before 122, Safari before 17.4, Firefox before 120.
    rule(
      [':root', ':host', '::backdrop'],
      declarations(base, (name) => name.startsWith('color-')),
    ),
  ]);
}

/**
 * One density: what a finger presses and the rows of tables grow and shrink with it, text and gaps do not;
 * under 44 px only where nobody presses with a finger.
 */
function scaleCss({ base, densities }: TokenSets): string {
  const dense: Keep = (_, { value }) => value.kind === 'scaled';
  const plain: Keep = (name, token) => !isPrivate(name) && !name.startsWith('color-') && !dense(name, token);
  const [compact = '', ...others] = Object.entries(densities).map(([name, { value }]) =>
    rule([`[data-density='${name}']`], [`--density: ${cssValue(value)};`]),
  );
  return sheet([
    rule([':root', ':host'], declarations(base, plain)),
    media('pointer: fine', compact),
    ...others,
    rule([':root', ':host', '[data-density]'], declarations(base, dense)),
  ]);
}

/**
 * Rules for the reader's system preferences beyond light and dark. Important, because they have the last word over both
 * themes, whose selectors weigh differently.
 */
function modesCss({ moreContrast, forcedColors, lessMotion }: TokenSets): string {
  const everywhere = [':root', ':host', '[data-theme]'];
  const forced = Object.entries(forcedColors).map(([name, value]) => `--${name}: ${value} !important;`);
  return sheet([
    media(
      'prefers-contrast: more',
      rule(
        everywhere,
        declarations(moreContrast, () => true, ' !important'),
      ),
    ),
    media('forced-colors: active', rule(everywhere, forced)),
    media('prefers-reduced-motion: reduce', rule([':root', ':host'], declarations(lessMotion))),
  ]);
}

/** The style sheets that say all tokens. */
export function styleSheets(sets: TokenSets): StyleSheets {
  return { 'colors.css': colorsCss(sets), 'scale.css': scaleCss(sets), 'modes.css': modesCss(sets) };
}
