import { type BaseColor, fixedColors, isPaletteColor, type Palette, paletteColors } from './palette.ts';
import {
  baseToken,
  colorRoleNames,
  colorRoles,
  glassColors,
  pageOnlyRoles,
  plainColor,
  roleColor,
  type ThemeName,
} from './themes.ts';
import type { ShadowLayer, Token, TokenSet, Value } from './values.ts';

/** A shadow is two layers, near and far; on dark backgrounds only a deeper one is visible. */
function shadowTokens(theme: ThemeName, palette: Palette): TokenSet {
  const ink: BaseColor = theme === 'light' ? 'noche' : 'negro';
  const [near, far, high] = theme === 'light' ? [0.06, 0.1, 0.2] : [0.3, 0.35, 0.55];
  const layer = (y: number, blur: number, spread: number, alpha: number): ShadowLayer => ({
    x: 0,
    y,
    blur,
    spread,
    color: plainColor(ink, palette, alpha),
  });
  const shadow = (...layers: ShadowLayer[]): Value => ({ kind: 'shadow', layers });
  return {
    'shadow-card': {
      value: shadow(layer(1, 2, 0, near), layer(10, 28, -10, far)),
      purpose: 'Cards: what lies on the page',
    },
    'shadow-raised': {
      value: shadow(layer(2, 6, 0, near), layer(20, 48, -12, high)),
      purpose: 'Menus, dialogs, toasts: what floats over the page',
    },
  };
}

/**
 * Tokens that a theme changes: the colour of every role, and shadows.
 * @param theme - light or dark.
 * @param palette - the church's colours.
 */
export function themeTokens(theme: ThemeName, palette: Palette): TokenSet {
  const colors = colorRoleNames.map((role) => [
    `color-${role}`,
    {
      value: roleColor(role, theme, palette),
      purpose: colorRoles[role],
      ...(pageOnlyRoles.includes(role) ? { pageOnly: true } : {}),
    },
  ]);
  return { ...Object.fromEntries(colors), ...shadowTokens(theme, palette) };
}

/** Tokens of glass, alike in both themes: avatars, charts, ornament; and the backdrop that darkens the page. */
export function glassTokens(palette: Palette): TokenSet {
  const glass = Object.entries(glassColors(palette)).map(([name, value]) => [
    `color-${name}`,
    {
      value,
      purpose:
        name === 'on-glass'
          ? 'Text on any pane of glass'
          : 'A pane of the stained-glass window: avatars, charts, ornament',
    },
  ]);
  const scrim: Token = {
    value: plainColor('noche', palette, 0.62),
    purpose: 'Darkens the page behind a dialog',
  };
  return { ...Object.fromEntries(glass), 'color-scrim': scrim };
}

/** The colours that themes are mixed from. They have no custom property. */
export function baseColorTokens(palette: Palette): TokenSet {
  const names = Object.keys({ ...paletteColors, ...fixedColors }) as BaseColor[];
  return Object.fromEntries(
    names.map((name) => [
      baseToken(name),
      {
        value: plainColor(name, palette),
        purpose: isPaletteColor(name) ? paletteColors[name] : fixedColors[name].purpose,
      },
    ]),
  );
}
