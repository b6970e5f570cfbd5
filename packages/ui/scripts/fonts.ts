/**
 * Cuts the two fonts to the letters and weights in use and writes them beside the tokens.
 * Run after an update of the font packages or of `font-letters.ts`: `node packages/ui/scripts/fonts.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { headingLetters, textLetters } from '../src/tokens/font-letters.ts';

const require = createRequire(import.meta.url);
const target = new URL('../src/tokens/fonts/', import.meta.url);

const cuts = [
  {
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    to: 'bricolage-grotesque.woff2',
    letters: headingLetters,
    // One weight: the range to 800 would be ten kilobytes more on every first visit, for the logo alone.
    wght: 700,
  },
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'figtree.woff2',
    letters: textLetters,
    wght: { min: 400, max: 700 },
  },
] as const;

/** Kerning, and the tabular figures tables are set in. */
const keepFeatures = ['kern', 'tnum'];

for (const cut of cuts) {
  const source = await readFile(require.resolve(cut.from));
  const result = await subsetFont(source, cut.letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: cut.wght },
    keepFeatures,
    noHinting: true,
  });
  await writeFile(new URL(cut.to, target), result);
  console.log(`${cut.to}: ${source.length} -> ${result.length} bytes`);
}
