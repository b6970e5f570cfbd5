import { palette } from '@ministerio/content';
import { describe, expect, it } from 'vitest';
import { contrast, mix } from './color-math.ts';
import { colorHex, measureContrast } from './contrast-pairs.ts';
import { styleSheets } from './style-sheets.ts';
import { colorRoles } from './themes.ts';
import { tokenSets } from './token-sets.ts';

it.each(measureContrast(palette))('$theme: $front on $back', ({ ratio, required }) => {
  expect(ratio).toBeGreaterThanOrEqual(required);
});

describe('colour arithmetic', () => {
  it('knows black on white and a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#1c6b52', '#1C6B52')).toBe(1);
  });

  it('keeps the ends of a mixture and says what is wrong with a bad colour', () => {
    expect(mix('#102030', '#ffffff', 0)).toBe('#102030');
    expect(mix('#102030', '#ffffff', 1)).toBe('#ffffff');
    expect(() => mix('red', '#ffffff', 0.5)).toThrow("'red' is not a colour");
  });
});

it('every role is given to the light theme, the system’s dark and the chosen dark', () => {
  const css = styleSheets(tokenSets(palette))['colors.css'];
  for (const role of Object.keys(colorRoles)) expect(css.split(`--color-${role}:`)).toHaveLength(4);
});

/** About the least between two of them now: with less, a card or a menu has no edge on a dim phone. */
const DARK_STEP = 1.14;

it('in the dark theme each of the four grounds is a step lighter than the one below it', () => {
  const steps = ['surface-sunken', 'ground', 'surface', 'surface-raised'] as const;
  const luminances = steps.map((name) => contrast(colorHex(name, 'dark', palette), '#000000'));
  for (const [index, name] of steps.slice(1).entries()) {
    const [below = 1, above = 1] = luminances.slice(index);
    expect(above / below, `${name} above ${steps[index]}`).toBeGreaterThanOrEqual(DARK_STEP);
  }
});
