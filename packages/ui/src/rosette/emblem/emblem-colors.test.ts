import { emblemNames, palette } from '@ministerio/content';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../tokens/color-math.ts';
import { colorHex } from '../../tokens/contrast-pairs.ts';
import { emblemColors, emblemSheet, emblemTone } from './emblem-colors.ts';
import { emblems } from './emblems.ts';
import { emblemGlass } from './glass.ts';

describe.each(['light', 'dark'] as const)('the subjects’ colours in charts, %s', (theme) => {
  const colors = emblemColors(theme, palette);

  it.each(['surface', 'surface-sunken', 'surface-raised', 'ground'] as const)('have 3:1 on %s', (ground) => {
    for (const name of emblemNames) {
      const ratio = contrast(colors[name], colorHex(ground, theme, palette));
      expect(ratio, name).toBeGreaterThanOrEqual(3);
    }
  });
});

it('are the middle of their field’s tones, as it is wherever it can be read', () => {
  const colors = emblemColors('light', palette);
  for (const name of emblemNames) {
    expect(emblems[name](emblemGlass(palette)).field).toContain(emblemTone(name, palette));
    if (name !== 'semanasanta') expect(colors[name]).toBe(emblemTone(name, palette));
  }
});

it('are light enough in the dark also where glass is of one pure colour', () => {
  const pure = { ...palette, cielo: '#0000ff', noche: '#000020' };
  const color = emblemColors('dark', pure).intercesion;
  expect(contrast(color, colorHex('surface-raised', 'dark', pure))).toBeGreaterThanOrEqual(3);
});

it('reach what names its emblem', () => {
  const sheet = emblemSheet(palette);
  expect(sheet).toContain(`--color-emblem-jovenes: ${emblemTone('jovenes', palette)};`);
  expect(sheet).toContain("[data-emblem='jovenes'] {\n  --color-subject: var(--color-emblem-jovenes);\n}");
});
