export * from './generated/icon-paths.ts';
export { Glyph, type GlyphProps } from './glyph.tsx';
export { Icon, type IconName, type IconProps, iconNames } from './icon.tsx';
