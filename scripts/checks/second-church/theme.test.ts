import { expect, it } from 'vitest';
import { palette } from '../../../packages/content/src/index.ts';
import { colours } from '../../../packages/test-kit/src/faro.ts';
import { emblemColors } from '../../../packages/ui/src/rosette/emblem/emblem-colors.ts';
import { contrast } from '../../../packages/ui/src/tokens/color-math.ts';
import { colorHex } from '../../../packages/ui/src/tokens/contrast-pairs.ts';
import { createTheme } from '../../../packages/ui/src/tokens/index.ts';

it('the second church has its own colours in both themes, and every pair can be read', () => {
  const theme = createTheme(colours);
  expect(theme.css.match(/--color-action: [^;]+/g)).toEqual([
    '--color-action: #5b3e96',
    '--color-action: #ffd166',
    '--color-action: #ffd166',
  ]);
  expect(theme.css).not.toMatch(/#(1c6b52|f4b63f|0e2a27)/);
  expect(theme.contrast.length).toBeGreaterThan(100);
  expect(theme.contrast.filter(({ passes }) => !passes)).toEqual([]);
});

it.each(['light', 'dark'] as const)('its subjects have colours of its own glass in charts, %s', (theme) => {
  const card = colorHex('surface-sunken', theme, colours);
  const ours = emblemColors(theme, palette);
  for (const [name, color] of Object.entries(emblemColors(theme, colours))) {
    expect(contrast(color, card), name).toBeGreaterThanOrEqual(3);
    expect(Object.values(ours), name).not.toContain(color);
  }
});
