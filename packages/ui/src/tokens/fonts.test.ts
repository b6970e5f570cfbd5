import { readFile, stat } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { headingLetters, textLetters } from './font-letters.ts';

const file = (name: string) => new URL(`./fonts/${name}`, import.meta.url);

/** Reads the characters a font maps to a glyph (`cmap` format 4, the one for the Basic Multilingual Plane). */
async function charactersOf(name: string, letters: string): Promise<Set<number>> {
  const sfnt = Buffer.from(await subsetFont(await readFile(file(name)), letters, { targetFormat: 'sfnt' }));
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const record = tables.find((at) => sfnt.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const cmap = sfnt.readUInt32BE(record + 8);
  const found = new Set<number>();
  for (let index = 0; index < sfnt.readUInt16BE(cmap + 2); index += 1) {
    const table = cmap + sfnt.readUInt32BE(cmap + 4 + index * 8 + 4);
    if (sfnt.readUInt16BE(table) !== 4) continue;
    const bytes = sfnt.readUInt16BE(table + 6);
    for (let segment = 0; segment < bytes; segment += 2) {
      const last = sfnt.readUInt16BE(table + 14 + segment);
      const first = sfnt.readUInt16BE(table + 16 + bytes + segment);
      for (let code = first; code <= last && code !== 0xffff; code += 1) found.add(code);
    }
  }
  return found;
}

describe.each([
  { name: 'bricolage-grotesque.woff2', letters: headingLetters, most: 15_000 },
  { name: 'figtree.woff2', letters: textLetters, most: 15_000 },
])('$name', ({ name, letters, most }) => {
  it('has every letter of its list', async () => {
    const characters = await charactersOf(name, letters);
    expect([...letters].filter((letter) => !characters.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  });

  it('stays small enough for a first visit', async () => {
    expect((await stat(file(name))).size).toBeLessThanOrEqual(most);
  });
});
