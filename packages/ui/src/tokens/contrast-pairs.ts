import { contrast } from './color-math.ts';
import type { Palette } from './palette.ts';
import { type ColorRole, glassColors, hexValue, roleColor, type ThemeName } from './themes.ts';

/** A colour as custom properties name it, without `--color-`. */
export type ColorName = ColorRole | GlassColor;
type GlassColor = keyof ReturnType<typeof glassColors>;
const isGlass = (name: ColorName): name is GlassColor => name.includes('glass');

type Pairs = ReadonlyArray<readonly [ColorName, readonly ColorName[]]>;

const grounds: readonly ColorRole[] = ['ground', 'surface', 'surface-sunken', 'surface-raised'];

/** Text colours on backgrounds: WCAG 2.2 AA asks for 4.5:1. */
const textPairs: Pairs = [
  [
    'text',
    [...grounds, 'accent-soft', 'action-soft', 'success-soft', 'warning-soft', 'danger-soft', 'info-soft'],
  ],
  ['text-muted', grounds],
  ['action-text', [...grounds, 'action-soft']],
  ['outline-text', [...grounds, 'action-soft']],
  ['accent-text', grounds],
  ['danger-text', [...grounds, 'danger-soft']],
  ['success-text', [...grounds, 'success-soft']],
  ['warning-text', [...grounds, 'warning-soft']],
  ['info-text', [...grounds, 'info-soft']],
  ['on-action', ['action', 'action-hover']],
  ['on-brand', ['brand']],
  ['on-accent', ['accent']],
  ['on-night', ['night']],
  ['on-night-muted', ['night']],
  ['on-danger', ['danger', 'danger-hover']],
  ['on-glass', ['glass-1', 'glass-2', 'glass-3', 'glass-4', 'glass-5', 'glass-6']],
];
/** Colours of controls, rings and states on backgrounds: it asks for 3:1. */
const shapePairs: Pairs = [
  ['border-strong', grounds],
  ['focus', grounds],
  ['action', grounds],
  ['danger', grounds],
  ['success', [...grounds, 'success-soft']],
  ['info', ['surface', 'info-soft']],
  ['warning', ['surface', 'warning-soft']],
];

/** Two colours that meet on a screen, and their contrast. */
export interface MeasuredPair {
  readonly theme: ThemeName;
  /** The colour in front, such as that of a text. */
  readonly front: ColorName;
  /** The colour behind it. */
  readonly back: ColorName;
  /** Contrast of both, 1 to 21, as WCAG 2.2 defines it. */
  readonly ratio: number;
  /** The least that WCAG 2.2 AA asks for: 4.5 for text, 3 for controls, rings and marks. */
  readonly required: 4.5 | 3;
  /** Whether the contrast is at least that. */
  readonly passes: boolean;
}

/** A colour of a theme as `#rrggbb`. */
export function colorHex(name: ColorName, theme: ThemeName, palette: Palette): string {
  return hexValue(isGlass(name) ? glassColors(palette)[name] : roleColor(name, theme, palette));
}

/** Contrast of every pair in both themes, the light one first. */
export function measureContrast(palette: Palette): readonly MeasuredPair[] {
  const measure = (theme: ThemeName, pairs: Pairs, required: 4.5 | 3) => {
    return pairs.flatMap(([front, backs]) =>
      backs.map((back) => {
        const ratio = contrast(colorHex(front, theme, palette), colorHex(back, theme, palette));
        return { theme, front, back, ratio, required, passes: ratio >= required };
      }),
    );
  };
  return (['light', 'dark'] as const).flatMap((theme) => [
    ...measure(theme, textPairs, 4.5),
    ...measure(theme, shapePairs, 3),
  ]);
}
