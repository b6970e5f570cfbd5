import { contrast } from './color-math.ts';
import type { ColorRole, ThemeColors } from './themes.ts';

const grounds: readonly ColorRole[] = ['ground', 'surface', 'surface-sunken', 'surface-raised'];

/** Text colours on backgrounds: WCAG 2.2 AA asks for 4.5:1. */
export const textPairs: ReadonlyArray<readonly [ColorRole, readonly ColorRole[]]> = [
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
];
/** Colours of controls, rings and states on backgrounds: it asks for 3:1. */
export const shapePairs: ReadonlyArray<readonly [ColorRole, readonly ColorRole[]]> = [
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
  readonly front: ColorRole;
  readonly back: ColorRole;
  /** 1..21, as WCAG 2.2 defines it. */
  readonly measured: number;
}

/** Contrast of every pair of a table in one theme. */
export function measurePairs(table: typeof textPairs, colors: ThemeColors): readonly MeasuredPair[] {
  return table.flatMap(([front, backs]) =>
    backs.map((back) => ({ front, back, measured: contrast(colors[front], colors[back]) })),
  );
}
