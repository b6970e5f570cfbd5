import { emblemSheet } from '../rosette/emblem/emblem-colors.ts';
import type { Palette } from './palette.ts';
import { styleSheets } from './style-sheets.ts';
import { tokenSets } from './token-sets.ts';
import { tokensModule } from './typed-tokens.ts';
import { tokenFiles } from './w3c/write-tokens.ts';

const origin =
  '/* Written by packages/ui/scripts/tokens.ts from the palette in packages/content and src/tokens. */';

/** A list of numbers or names on one line, as people write it. */
const compact = (json: string) =>
  json.replaceAll(/\[\s+([^[\]{}]*?)\s+\]/g, (_, inner: string) => `[${inner.replaceAll(/\s*\n\s*/g, ' ')}]`);

/** Every file of `generated/`, by name. */
export function generatedFiles(palette: Palette): Readonly<Record<string, string>> {
  const sets = tokenSets(palette);
  const sheets = Object.entries({ ...styleSheets(sets), 'emblems.css': emblemSheet(palette) }).map(
    ([name, css]) => [name, `${origin}\n${css}`],
  );
  const json = Object.entries(tokenFiles(sets)).map(([name, file]) => [
    name,
    `${compact(JSON.stringify(file, null, 2))}\n`,
  ]);
  return Object.fromEntries([...sheets, ...json, ['tokens.ts', `${origin}\n${tokensModule(sets)}`]]);
}
