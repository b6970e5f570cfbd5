import { readFile } from 'node:fs/promises';
import { palette } from '@ministerio/content';
import { describe, expect, it } from 'vitest';
import { contrast, mix } from './color-math.ts';
import { colorsCss } from './colors-css.ts';
import { measurePairs, shapePairs, textPairs } from './contrast-pairs.ts';
import { colorRoles, darkTheme, glass, lightTheme } from './themes.ts';

const themes = { light: lightTheme(palette), dark: darkTheme(palette) };
const everyTheme = (table: typeof textPairs) =>
  Object.entries(themes).flatMap(([theme, colors]) =>
    measurePairs(table, colors).map((pair) => ({ theme, ...pair })),
  );

describe('contrast', () => {
  it.each(everyTheme(textPairs))('$theme: text $front on $back', ({ measured }) => {
    expect(measured).toBeGreaterThanOrEqual(4.5);
  });

  it.each(everyTheme(shapePairs))('$theme: shape $front on $back', ({ measured }) => {
    expect(measured).toBeGreaterThanOrEqual(3);
  });

  it('every pane of glass carries its text', () => {
    const { 'on-glass': ink = '', scrim: _scrim, ...panes } = glass(palette);
    for (const pane of Object.values(panes)) expect(contrast(pane, ink)).toBeGreaterThanOrEqual(4.5);
  });
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

describe('colors.css', () => {
  it('is what the script makes of the palette', async () => {
    const written = await readFile(new URL('./generated/colors.css', import.meta.url), 'utf8');
    expect(written).toBe(colorsCss(palette));
  });

  it('gives every role to the light theme, the system’s dark and the chosen dark', () => {
    const css = colorsCss(palette);
    for (const role of Object.keys(colorRoles)) expect(css.split(`--color-${role}:`)).toHaveLength(4);
  });
});
