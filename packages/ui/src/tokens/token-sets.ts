import { baseColorTokens, glassTokens, themeTokens } from './color-tokens.ts';
import type { Palette } from './palette.ts';
import {
  denseTokens,
  densities,
  forcedColors,
  lessMotionTokens,
  moreContrastTokens,
  scaleTokens,
  typographyTokens,
} from './scale.ts';
import type { TokenSet } from './values.ts';

/** Every token with every value that it takes, by what changes it. */
export interface TokenSets {
  /** Tokens that no theme changes, with the colours that themes are mixed from and text styles. */
  readonly base: TokenSet;
  readonly light: TokenSet;
  readonly dark: TokenSet;
  readonly moreContrast: TokenSet;
  readonly lessMotion: TokenSet;
  /** Values of `density` by the value of `data-density`. */
  readonly densities: TokenSet;
  /** System colours under forced colours, as CSS writes them. */
  readonly forcedColors: Readonly<Record<string, string>>;
}

/** All tokens of a church: the one source of style sheets, TypeScript values and design-token files. */
export function tokenSets(palette: Palette): TokenSets {
  return {
    base: {
      ...baseColorTokens(palette),
      ...glassTokens(palette),
      ...scaleTokens,
      ...denseTokens,
      ...typographyTokens,
    },
    light: themeTokens('light', palette),
    dark: themeTokens('dark', palette),
    moreContrast: moreContrastTokens,
    lessMotion: lessMotionTokens,
    densities,
    forcedColors,
  };
}

/** Whether a token is for drawing tools alone: it has no custom property. */
export function isPrivate(name: string): boolean {
  return /^(palette|fixed|typography)-/.test(name);
}
