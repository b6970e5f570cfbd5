import { expect, it } from 'vitest';
import { createTheme } from '../../../packages/ui/src/tokens/index.ts';
import { colours } from './faro.ts';

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
