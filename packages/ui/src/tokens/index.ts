/** Tokens as data: for code that needs a value, for drawing tools, and for a church with colours of its own. */
export type { ColorName, MeasuredPair } from './contrast-pairs.ts';
export { createTheme, type Theme } from './create-theme.ts';
export { type PlainTokenName, type ThemedTokenName, tokens } from './generated/tokens.ts';
export type { Palette, PaletteColor } from './palette.ts';
export type { StyleSheets } from './style-sheets.ts';
export type { ColorRole, ThemeName } from './themes.ts';
export type { PlainToken, ThemedToken } from './typed-tokens.ts';
export { cssFromTokens } from './w3c/read-tokens.ts';
export type { TokenFiles } from './w3c/write-tokens.ts';
