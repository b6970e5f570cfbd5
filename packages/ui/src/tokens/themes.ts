/** The colours that components use, by what they are for, in both themes. Nothing else gives a component a colour. */
import { mix } from './color-math.ts';
import { type BaseColor, fixedColors, isPaletteColor, type Palette } from './palette.ts';
import type { BaseAlias, Color } from './values.ts';

/** Purpose of each colour role; the keys are custom properties without `--color-`. */
export const colorRoles = {
  ground: 'The page, behind everything',
  surface: 'Cards, tables, fields',
  'surface-sunken': 'Wells, table headers, loading skeletons',
  'surface-raised': 'Menus, dialogs, toasts',
  text: 'Text and headings',
  'text-muted': 'Secondary text, hints, captions',
  border: 'Fine decorative lines',
  'border-strong': 'The border of a control (3:1)',
  action: 'The main action of a screen',
  'action-hover': 'The main action on hover',
  'on-action': 'Text on the main action',
  'action-text': 'Links and quiet buttons',
  'outline-text': 'Text of an outlined button',
  'action-soft': 'Background of a quiet button on hover and of a selected row',
  brand: 'The colour of the church: the floating FAQ button, markers',
  'on-brand': 'Text on the brand colour',
  accent: 'Highlights',
  'on-accent': 'Text on an accent',
  'accent-soft': 'Background of a highlighted passage',
  'accent-text': 'Small capitals above a heading',
  night: 'Hero, footer, bars',
  'on-night': 'Text on the night colour',
  'on-night-muted': 'Secondary text on the night colour',
  success: 'Done, present',
  'success-soft': 'Soft success background',
  'success-text': 'Text on the soft success background',
  warning: 'Needs attention',
  'warning-soft': 'Soft warning background',
  'warning-text': 'Text on the soft warning background',
  danger: 'Errors and what cannot be undone',
  'danger-hover': 'The danger colour on hover',
  'on-danger': 'Text on the danger colour',
  'danger-soft': 'Soft danger background',
  'danger-text': 'Text on the soft danger background, messages below a field',
  info: 'Worth knowing',
  'info-soft': 'Soft info background',
  'info-text': 'Text on the soft info background',
  focus: 'The focus ring (3:1)',
} as const;

/** Name of a colour role. */
export type ColorRole = keyof typeof colorRoles;
/** A theme of the page. */
export type ThemeName = 'light' | 'dark';

/** A colour as it is, or one between two, `amount` of the way from the first (0) to the second (1). */
type Recipe = BaseColor | readonly [from: BaseColor, to: BaseColor, amount: number];

/** How every role is made from a palette. */
const recipes: Readonly<Record<ThemeName, Readonly<Record<ColorRole, Recipe>>>> = {
  light: {
    ground: 'papel',
    surface: 'blanco',
    'surface-sunken': ['papel', 'noche', 0.045],
    'surface-raised': 'blanco',
    text: 'tinta',
    'text-muted': ['tinta', 'papel', 0.3],
    border: ['papel', 'noche', 0.13],
    'border-strong': ['papel', 'noche', 0.55],
    action: 'selva',
    'action-hover': ['selva', 'noche', 0.4],
    'on-action': 'blanco',
    'action-text': 'selva',
    'outline-text': 'selva',
    'action-soft': ['blanco', 'hoja', 0.15],
    brand: 'selva',
    'on-brand': 'blanco',
    accent: 'sol',
    'on-accent': 'noche',
    'accent-soft': ['blanco', 'sol', 0.22],
    'accent-text': 'tejaOscura',
    night: 'noche',
    'on-night': 'papel',
    'on-night-muted': ['papel', 'noche', 0.24],
    success: 'hojaOscura',
    'success-soft': ['blanco', 'hoja', 0.15],
    'success-text': ['selva', 'noche', 0.2],
    warning: ['sol', 'tejaOscura', 0.66],
    'warning-soft': ['blanco', 'sol', 0.2],
    'warning-text': ['tejaOscura', 'noche', 0.3],
    danger: 'rojo',
    'danger-hover': ['rojo', 'noche', 0.35],
    'on-danger': 'blanco',
    'danger-soft': ['blanco', 'rojo', 0.08],
    'danger-text': 'rojo',
    info: ['cielo', 'noche', 0.42],
    'info-soft': ['blanco', 'cielo', 0.22],
    'info-text': ['cielo', 'noche', 0.7],
    focus: 'selva',
  },
  dark: {
    ground: 'noche',
    surface: ['noche', 'papel', 0.1],
    'surface-sunken': ['noche', 'negro', 0.3],
    'surface-raised': ['noche', 'papel', 0.14],
    text: 'papel',
    'text-muted': ['papel', 'noche', 0.27],
    border: ['noche', 'papel', 0.21],
    'border-strong': ['noche', 'papel', 0.52],
    action: 'sol',
    'action-hover': 'durazno',
    'on-action': 'noche',
    'action-text': ['hoja', 'papel', 0.42],
    'outline-text': 'papel',
    'action-soft': ['noche', 'hoja', 0.26],
    brand: 'hoja',
    'on-brand': 'noche',
    accent: 'sol',
    'on-accent': 'noche',
    'accent-soft': ['noche', 'sol', 0.2],
    'accent-text': ['coral', 'papel', 0.25],
    night: ['noche', 'negro', 0.32],
    'on-night': 'papel',
    'on-night-muted': ['papel', 'noche', 0.27],
    success: 'hoja',
    'success-soft': ['noche', 'hoja', 0.26],
    'success-text': ['hoja', 'papel', 0.55],
    warning: 'sol',
    'warning-soft': ['noche', 'teja', 0.3],
    'warning-text': 'durazno',
    danger: 'rojoClaro',
    'danger-hover': ['rojoClaro', 'papel', 0.42],
    'on-danger': ['noche', 'negro', 0.5],
    'danger-soft': ['noche', 'rojo', 0.35],
    'danger-text': ['rojoClaro', 'papel', 0.42],
    info: 'cielo',
    'info-soft': ['noche', 'cielo', 0.24],
    'info-text': ['cielo', 'papel', 0.4],
    focus: 'sol',
  },
};

/**
 * The bars and the hero keep the page's night: a night section inside a light page is a nested dark
 * theme, and must not become darker than the footer below it.
 */
export const pageOnlyRoles: readonly ColorRole[] = ['night', 'on-night', 'on-night-muted'];

const hexOf = (name: BaseColor, palette: Palette) =>
  (isPaletteColor(name) ? palette[name] : fixedColors[name].hex).toLowerCase();

/** Name of the private token of a colour that themes are mixed from. */
export const baseToken = (name: BaseColor) => `${isPaletteColor(name) ? 'palette' : 'fixed'}-${name}`;

/** A colour that themes are mixed from, with an opacity of 0 to 1. */
export const plainColor = (name: BaseColor, palette: Palette, alpha = 1): Color => ({
  kind: 'color',
  hex: hexOf(name, palette),
  alpha,
});

/** The same as a reference to its private token. */
export const baseAlias = (name: BaseColor, palette: Palette): BaseAlias => ({
  kind: 'base',
  to: baseToken(name),
  color: plainColor(name, palette),
});

/** A colour between two that themes are mixed from. */
export function mixedColor(from: BaseColor, to: BaseColor, amount: number, palette: Palette): Color {
  const hex = mix(hexOf(from, palette), hexOf(to, palette), amount);
  return { kind: 'color', hex, alpha: 1, mix: { from: baseToken(from), to: baseToken(to), amount } };
}

/** A role's colour in a theme. The dark one is also used on night sections of the light page. */
export function roleColor(role: ColorRole, theme: ThemeName, palette: Palette): Color | BaseAlias {
  const recipe = recipes[theme][role];
  return typeof recipe === 'string' ? baseAlias(recipe, palette) : mixedColor(...recipe, palette);
}

/** Every role, in the order of the table. */
export const colorRoleNames = Object.keys(colorRoles) as readonly ColorRole[];

/** A colour's `#rrggbb`. */
export const hexValue = (color: Color | BaseAlias) => (color.kind === 'base' ? color.color.hex : color.hex);

/** The panes of the window and the text on them, the same in both themes. */
export function glassColors(palette: Palette) {
  return {
    'glass-1': baseAlias('cielo', palette),
    'glass-2': baseAlias('durazno', palette),
    'glass-3': baseAlias('coral', palette),
    'glass-4': mixedColor('hoja', 'blanco', 0.55, palette),
    'glass-5': baseAlias('sol', palette),
    'glass-6': baseAlias('hoja', palette),
    'on-glass': baseAlias('noche', palette),
  } as const;
}
