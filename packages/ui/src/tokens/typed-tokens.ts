import { isPrivate, type TokenSets } from './token-sets.ts';
import { cssValue } from './values.ts';

/** A token that every theme shares. */
export interface PlainToken {
  /** Its custom property, such as `--space-4`. */
  readonly property: string;
  /** As CSS writes it. */
  readonly value: string;
}

/** A token that each theme sets. */
export interface ThemedToken {
  /** Its custom property, such as `--color-action`. */
  readonly property: string;
  /** In the light theme, as CSS writes it. */
  readonly light: string;
  /** In the dark theme. */
  readonly dark: string;
}

/** Every token with a custom property, by its name. */
export function typedTokens(sets: TokenSets): Readonly<Record<string, PlainToken | ThemedToken>> {
  const themed = Object.entries(sets.light).flatMap(([name, light]) => {
    const dark = sets.dark[name];
    if (!dark) throw new Error(`The dark theme has no '${name}'.`);
    return [[name, { property: `--${name}`, light: cssValue(light.value), dark: cssValue(dark.value) }]];
  });
  const plain = Object.entries(sets.base)
    .filter(([name]) => !isPrivate(name))
    .map(([name, { value }]) => [name, { property: `--${name}`, value: cssValue(value) }]);
  return Object.fromEntries([...themed, ...plain]);
}

/** The TypeScript module of all tokens: the content of `generated/tokens.ts`. */
export function tokensModule(sets: TokenSets): string {
  const tokens = typedTokens(sets);
  const names = (theme: boolean) =>
    Object.entries(tokens)
      .filter(([, token]) => 'light' in token === theme)
      .map(([name]) => `\n  | '${name}'`)
      .join('');
  const rows = Object.entries(tokens).map(([name, token]) => `  '${name}': ${JSON.stringify(token)},`);
  return `import type { PlainToken, ThemedToken } from '../typed-tokens.ts';

/** Name of a token that each theme sets. */
export type ThemedTokenName =${names(true)};

/** Name of a token that every theme shares. */
export type PlainTokenName =${names(false)};

/** Every token: its custom property and its values. */
export const tokens: Readonly<Record<ThemedTokenName, ThemedToken> & Record<PlainTokenName, PlainToken>> = {
${rows.join('\n')}
};
`;
}
