/**
 * The colours that components use, by what they are for, in both themes. This table is the source of
 * `generated/colors.css` (`node packages/ui/scripts/tokens.ts`); nothing else gives a component a colour.
 */
import type { Palette } from '@ministerio/content';
import { mix, translucent } from './color-math.ts';

const white = '#ffffff';
const black = '#000000';
/** Errors have their own red, so that they are never mistaken for the glass. */
const rojo = '#b3203a';
const rojoClaro = '#f2808a';

/** What each colour role is for; the keys are custom properties without `--color-`. */
export const colorRoles = {
  ground: 'the page behind everything',
  surface: 'cards, tables, fields',
  'surface-sunken': 'wells, table heads, skeletons',
  'surface-raised': 'menus, dialogs, toasts',
  text: 'text and headings',
  'text-muted': 'secondary text, hints, captions',
  border: 'hairlines that only decorate',
  'border-strong': 'the edge of a control (3:1)',
  action: 'the main action of a screen',
  'action-hover': 'the same under the pointer',
  'on-action': 'text on it',
  'action-text': 'links and quiet buttons',
  'outline-text': 'text of an outlined button',
  'action-soft': 'the ground of a quiet button under the pointer, of a chosen row',
  brand: 'the church’s green: floating FAQ button, marks',
  'on-brand': 'text on it',
  accent: 'highlights',
  'on-accent': 'text on a highlight',
  'accent-soft': 'the ground of a highlighted passage',
  'accent-text': 'small capitals above a heading',
  night: 'hero, footer, bars',
  'on-night': 'text on them',
  'on-night-muted': 'secondary text on them',
  success: 'done, present',
  'success-soft': 'its ground',
  'success-text': 'text on its ground',
  warning: 'take care',
  'warning-soft': 'its ground',
  'warning-text': 'text on its ground',
  danger: 'errors and what cannot be undone',
  'danger-hover': 'the same under the pointer',
  'on-danger': 'text on it',
  'danger-soft': 'its ground',
  'danger-text': 'text on its ground, messages under a field',
  info: 'worth knowing',
  'info-soft': 'its ground',
  'info-text': 'text on its ground',
  focus: 'the ring around what has the focus (3:1)',
} as const;

/** Name of a colour role. */
export type ColorRole = keyof typeof colorRoles;
/** A value (`#RRGGBB`) for every role. */
export type ThemeColors = Readonly<Record<ColorRole, string>>;

/** Colours of the light theme. */
export function lightTheme(palette: Palette): ThemeColors {
  const { noche, selva, hoja, hojaOscura, sol, tejaOscura, cielo, papel, tinta } = palette;
  return {
    ground: papel,
    surface: white,
    'surface-sunken': mix(papel, noche, 0.045),
    'surface-raised': white,
    text: tinta,
    'text-muted': mix(tinta, papel, 0.3),
    border: mix(papel, noche, 0.13),
    'border-strong': mix(papel, noche, 0.55),
    action: selva,
    'action-hover': mix(selva, noche, 0.4),
    'on-action': white,
    'action-text': selva,
    'outline-text': selva,
    'action-soft': mix(white, hoja, 0.15),
    brand: selva,
    'on-brand': white,
    accent: sol,
    'on-accent': noche,
    'accent-soft': mix(white, sol, 0.22),
    'accent-text': tejaOscura,
    night: noche,
    'on-night': papel,
    'on-night-muted': mix(papel, noche, 0.24),
    success: hojaOscura,
    'success-soft': mix(white, hoja, 0.15),
    'success-text': mix(selva, noche, 0.2),
    warning: mix(sol, tejaOscura, 0.66),
    'warning-soft': mix(white, sol, 0.2),
    'warning-text': mix(tejaOscura, noche, 0.3),
    danger: rojo,
    'danger-hover': mix(rojo, noche, 0.35),
    'on-danger': white,
    'danger-soft': mix(white, rojo, 0.08),
    'danger-text': rojo,
    info: mix(cielo, noche, 0.42),
    'info-soft': mix(white, cielo, 0.22),
    'info-text': mix(cielo, noche, 0.7),
    focus: selva,
  };
}

/** Colours of the dark theme, also used on night sections of the light one. */
export function darkTheme(palette: Palette): ThemeColors {
  const { noche, hoja, sol, durazno, coral, cielo, papel } = palette;
  return {
    ground: noche,
    surface: mix(noche, papel, 0.065),
    'surface-sunken': mix(noche, black, 0.22),
    'surface-raised': mix(noche, papel, 0.1),
    text: papel,
    'text-muted': mix(papel, noche, 0.27),
    border: mix(noche, papel, 0.17),
    'border-strong': mix(noche, papel, 0.52),
    action: sol,
    'action-hover': durazno,
    'on-action': noche,
    'action-text': mix(hoja, papel, 0.42),
    'outline-text': papel,
    'action-soft': mix(noche, hoja, 0.24),
    brand: hoja,
    'on-brand': noche,
    accent: sol,
    'on-accent': noche,
    'accent-soft': mix(noche, sol, 0.2),
    'accent-text': mix(coral, papel, 0.15),
    night: mix(noche, black, 0.32),
    'on-night': papel,
    'on-night-muted': mix(papel, noche, 0.27),
    success: hoja,
    'success-soft': mix(noche, hoja, 0.22),
    'success-text': mix(hoja, papel, 0.55),
    warning: sol,
    'warning-soft': mix(noche, sol, 0.16),
    'warning-text': durazno,
    danger: rojoClaro,
    'danger-hover': mix(rojoClaro, papel, 0.4),
    'on-danger': mix(noche, black, 0.5),
    'danger-soft': mix(noche, rojoClaro, 0.16),
    'danger-text': mix(rojoClaro, papel, 0.42),
    info: cielo,
    'info-soft': mix(noche, cielo, 0.18),
    'info-text': mix(cielo, papel, 0.4),
    focus: sol,
  };
}

/** Shadows by theme, as whole `box-shadow` values: on dark backgrounds only a deeper one is visible. */
export function shadows(palette: Palette, theme: 'light' | 'dark'): Readonly<Record<string, string>> {
  const ink = theme === 'light' ? palette.noche : black;
  const [near, far, high] = theme === 'light' ? [0.06, 0.1, 0.2] : [0.3, 0.35, 0.55];
  return {
    'shadow-card': `0 1px 2px ${translucent(ink, near)}, 0 10px 28px -10px ${translucent(ink, far)}`,
    'shadow-raised': `0 2px 6px ${translucent(ink, near)}, 0 20px 48px -12px ${translucent(ink, high)}`,
  };
}

/** The panes of the window for avatars, charts and ornament: the same in both themes, text on them is `on-glass`. */
export function glass(palette: Palette): Readonly<Record<string, string>> {
  return {
    'glass-1': palette.cielo,
    'glass-2': palette.durazno,
    'glass-3': palette.coral,
    'glass-4': mix(palette.hoja, white, 0.55),
    'glass-5': palette.sol,
    'glass-6': palette.hoja,
    'on-glass': palette.noche,
    scrim: translucent(palette.noche, 0.62),
  };
}
