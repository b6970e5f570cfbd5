import { palette } from '@ministerio/content';
import { expect, it } from 'vitest';
import { emblemSheet } from '../rosette/emblem/emblem-colors.ts';
import { createTheme } from './create-theme.ts';
import type { Palette } from './palette.ts';
import { styleSheets } from './style-sheets.ts';
import { tokenSets } from './token-sets.ts';
import { validate } from './w3c/test/validate.ts';

it('gives our own church its own colours', () => {
  expect(createTheme(palette).css).toBe(styleSheets(tokenSets(palette))['colors.css'] + emblemSheet(palette));
});

it('gives another church its colours as style sheet and as valid token files', async () => {
  const theme = createTheme({ ...palette, selva: '#7A1F3D' });
  expect(theme.css).toContain('--color-action: #7a1f3d;');
  expect(JSON.stringify(theme.tokens['base.tokens.json'])).toContain('"hex":"#7a1f3d"');
  await expect(validate({ ...theme.tokens })).resolves.toBeGreaterThan(0);
});

it('names the pairs that cannot be read, and what is asked of them', () => {
  expect(createTheme(palette).contrast.filter(({ passes }) => !passes)).toEqual([]);
  const failing = createTheme({ ...palette, tinta: '#c8c8c8' }).contrast.filter(({ passes }) => !passes);
  expect(failing).toContainEqual({
    theme: 'light',
    front: 'text',
    back: 'surface',
    ratio: expect.closeTo(1.67, 1),
    required: 4.5,
    passes: false,
  });
  expect(failing.every(({ theme, front }) => theme === 'light' && front.startsWith('text'))).toBe(true);
});

it('says everything that is wrong with a palette', () => {
  const { sol: _, ...rest } = palette;
  const wrong: Readonly<Record<string, string>> = {
    ...rest,
    tinta: 'black',
    papel: '#FFF',
    verde: '#00FF00',
  };
  const message =
    "This palette cannot be used: 'sol' is missing; 'verde' is not a colour of the palette; 'papel' is '#FFF', not of the form #RRGGBB; 'tinta' is 'black', not of the form #RRGGBB.";
  expect(() => createTheme(wrong as Palette)).toThrow(message);
  expect(() => createTheme(JSON.parse('null') as Palette)).toThrow('A palette is an object');
});
