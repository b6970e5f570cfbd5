/** Tokens in the files of the Design Tokens Community Group, format 2025.10 (https://www.designtokens.org/TR/2025.10/). */
import { isPrivate, type TokenSets } from '../token-sets.ts';
import type { Color, ShadowLayer, Token, TokenSet, Value } from '../values.ts';

/**
 * Key of what CSS has and the format has not, in `$extensions`:
 * - `unit` (`em`, `ch`) of a length that follows its text, whose `$value` is a number;
 * - `fluid` of a size that grows with the viewport: both ends and the widths between which it grows; `$value` is the largest;
 * - `times`: the number by which CSS multiplies `$value`;
 * - `mix`: the two colours between which `$value` is, and how far from the first;
 * - `pageOnly`: a nested theme does not change it;
 * - `cssProperty: false` of a group without custom properties;
 * - `forcedColors`: system colours by custom property, in the file of high contrast.
 */
export const EXTENSION = 'org.ministerio.tokens';

/** Token files by name. */
export interface TokenFiles {
  readonly 'base.tokens.json': object;
  readonly 'light.tokens.json': object;
  readonly 'dark.tokens.json': object;
  readonly 'high-contrast.tokens.json': object;
  /** Which files and values apply together. */
  readonly 'ministerio.resolver.json': object;
}

const schema = (name: 'format' | 'resolver') => `https://www.designtokens.org/schemas/2025.10/${name}.json`;

/** `space-section` is the token `section` of the group `space`; `measure` is in no group. */
const pathOf = (name: string) => {
  const at = name.indexOf('-');
  return at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)];
};
const alias = (name: string) => `{${pathOf(name).join('.')}}`;
const rem = (value: number) => ({ value, unit: 'rem' });
const px = (value: number) => ({ value, unit: 'px' });

/** A channel of 8 bits needs no more than four decimals. */
const component = (hex: string, at: number) =>
  Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4));

const color = ({ hex, alpha }: Color) => ({
  colorSpace: 'srgb',
  components: [1, 3, 5].map((at) => component(hex, at)),
  alpha,
  hex,
});

const shadowLayer = (layer: ShadowLayer) => ({
  color: color(layer.color),
  offsetX: px(layer.x),
  offsetY: px(layer.y),
  blur: px(layer.blur),
  spread: px(layer.spread),
});

interface Written {
  readonly $type?: string;
  readonly $value: unknown;
  readonly extension?: Readonly<Record<string, unknown>>;
}

function written(value: Value): Written {
  switch (value.kind) {
    case 'length':
      return { $type: 'dimension', $value: { value: value.value, unit: value.unit } };
    case 'text-length':
      return { $type: 'number', $value: value.value, extension: { unit: value.unit } };
    case 'fluid': {
      const [from, to] = value.viewport;
      const fluid = { min: rem(value.min), max: rem(value.max), viewport: { min: px(from), max: px(to) } };
      return { $type: 'dimension', $value: rem(value.max), extension: { fluid } };
    }
    case 'scaled':
      return { ...written(value.length), $type: 'dimension', extension: { times: alias(value.by) } };
    case 'alias':
      return { $value: alias(value.to) };
    case 'base':
      return { $type: 'color', $value: alias(value.to) };
    case 'color': {
      const mix = value.mix && {
        from: alias(value.mix.from),
        to: alias(value.mix.to),
        amount: value.mix.amount,
      };
      return { $type: 'color', $value: color(value), ...(mix && { extension: { mix } }) };
    }
    case 'shadow':
      return { $type: 'shadow', $value: value.layers.map(shadowLayer) };
    case 'number':
      return { $type: 'number', $value: value.value };
    case 'weight':
      return { $type: 'fontWeight', $value: value.value };
    case 'duration':
      return { $type: 'duration', $value: { value: value.ms, unit: 'ms' } };
    case 'easing':
      return { $type: 'cubicBezier', $value: value.points };
    case 'family':
      return { $type: 'fontFamily', $value: value.names };
    case 'typography': {
      const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing } = value;
      const $value = {
        fontFamily: alias(fontFamily),
        fontSize: alias(fontSize),
        fontWeight: alias(fontWeight),
        letterSpacing: { value: letterSpacing.value, unit: letterSpacing.unit },
        lineHeight: alias(lineHeight),
      };
      return { $type: 'typography', $value };
    }
  }
}

function tokenObject({ value, purpose, pageOnly }: Token): object {
  const { extension, ...rest } = written(value);
  const ours = { ...extension, ...(pageOnly && { pageOnly }) };
  const $extensions = Object.keys(ours).length > 0 && { $extensions: { [EXTENSION]: ours } };
  return { ...rest, $description: purpose, ...$extensions };
}

/** The groups and tokens of a set. */
function tree(tokens: TokenSet): object {
  const root: Record<string, Record<string, unknown>> = {};
  for (const [name, token] of Object.entries(tokens)) {
    const [group = name, inner] = pathOf(name);
    if (inner === undefined) {
      root[group] = { ...tokenObject(token) };
      continue;
    }
    const hidden = isPrivate(name) && { $extensions: { [EXTENSION]: { cssProperty: false } } };
    root[group] = { ...hidden, ...root[group], [inner]: tokenObject(token) };
  }
  return root;
}

const file = ($description: string, tokens: TokenSet, extension?: object) => ({
  $schema: schema('format'),
  $description,
  ...(extension && { $extensions: { [EXTENSION]: extension } }),
  ...tree(tokens),
});

/** The resolver document: what lies over what. Sets of one or two tokens are in the document itself. */
function resolver({ densities, lessMotion }: TokenSets): object {
  const source = (name: keyof TokenFiles) => [{ $ref: name }];
  const dense = Object.entries(densities).map(([name, token]) => [name, [tree({ density: token })]]);
  const modifiers = {
    theme: {
      description: 'Theme of the page',
      contexts: { light: source('light.tokens.json'), dark: source('dark.tokens.json') },
      default: 'light',
    },
    contrast: {
      description: 'Contrast that the system asks for',
      contexts: { normal: [], more: source('high-contrast.tokens.json') },
      default: 'normal',
    },
    density: {
      description: 'Density of controls and tables',
      contexts: { normal: [], ...Object.fromEntries(dense) },
      default: 'normal',
    },
    motion: {
      description: 'Motion that the system asks for',
      contexts: { normal: [], reduced: [tree(lessMotion)] },
      default: 'normal',
    },
  };
  return {
    $schema: schema('resolver'),
    name: 'Vitral',
    version: '2025.10',
    description: 'All tokens, by theme, contrast, density and motion',
    sets: { base: { description: 'What no theme changes', sources: source('base.tokens.json') } },
    modifiers,
    resolutionOrder: ['sets/base', ...Object.keys(modifiers).map((name) => `modifiers/${name}`)].map(
      (path) => ({ $ref: `#/${path}` }),
    ),
  };
}

/** Writes the files that design tools read. */
export function tokenFiles(sets: TokenSets): TokenFiles {
  return {
    'base.tokens.json': file('What no theme changes', sets.base),
    'light.tokens.json': file('Light theme', sets.light),
    'dark.tokens.json': file('Dark theme, also used in a night section of a light page', sets.dark),
    'high-contrast.tokens.json': file('More contrast, in both themes', sets.moreContrast, {
      forcedColors: sets.forcedColors,
    }),
    'ministerio.resolver.json': resolver(sets),
  };
}
