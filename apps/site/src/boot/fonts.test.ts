import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { webFonts } from './fonts.ts';

const sheet = readFileSync(
  new URL('../../../../packages/ui/src/tokens/web-fonts.css', import.meta.url),
  'utf8',
);

it('puts on by script the same fonts that the sheet names where scripts are off', () => {
  const value = (face: string, name: string) => new RegExp(`${name}: "?([^";]+)`).exec(face)?.[1];
  const named = (sheet.match(/@font-face \{[^}]*\}/g) ?? []).map((face) => ({
    family: value(face, 'font-family'),
    weight: value(face, 'font-weight'),
    file: /fonts\/([\w-]+)\.woff2/.exec(face)?.[1],
  }));
  expect(named).toHaveLength(2);
  expect(
    webFonts.map(({ family, weight, url }) => ({ family, weight, file: /([\w-]+)\.woff2/.exec(url)?.[1] })),
  ).toEqual(named);
});
