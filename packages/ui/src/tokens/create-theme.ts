import { emblemSheet } from '../rosette/emblem/emblem-colors.ts';
import { type MeasuredPair, measureContrast } from './contrast-pairs.ts';
import { assertPalette, type Palette } from './palette.ts';
import { styleSheets } from './style-sheets.ts';
import { tokenSets } from './token-sets.ts';
import { type TokenFiles, tokenFiles } from './w3c/write-tokens.ts';

/** Theme made from a church's palette. */
export interface Theme {
  /**
   * Style sheet with every colour of both themes and those of the emblems, in the cascade layer `tokens`. It comes after `styles.css` (or
   * `tokens.css` in a shadow root) and replaces its colours.
   */
  readonly css: string;
  /** Design-token files by name (Design Tokens Community Group, format 2025.10). */
  readonly tokens: TokenFiles;
  /** Every pair of colours that meet on a screen, in both themes. */
  readonly contrast: readonly MeasuredPair[];
}

/**
 * The design in the colours of another church. Pairs with too little contrast are no error: `contrast` says which.
 * @param palette - twelve colours by name, each as `#RRGGBB` in sRGB.
 * @returns the style sheet, the token files and the measured pairs.
 * @throws Error - a colour is missing, unknown or not of the form `#RRGGBB`; the message names each.
 */
export function createTheme(palette: Palette): Theme {
  assertPalette(palette);
  const sets = tokenSets(palette);
  return {
    css: styleSheets(sets)['colors.css'] + emblemSheet(palette),
    tokens: tokenFiles(sets),
    contrast: measureContrast(palette),
  };
}
