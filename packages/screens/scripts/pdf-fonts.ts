/**
 * Cuts the PDF font to the letters of `kit/pdf/letters.ts` and writes it beside them. jsPDF reads TrueType only,
 * so it cannot be the web font. The source is the npm package `@expo-google-fonts/inter` (Inter, SIL Open Font
 * License), unpacked anywhere: `npm pack @expo-google-fonts/inter && tar xzf expo-google-fonts-inter-*.tgz`, then
 * `node packages/screens/scripts/pdf-fonts.ts package`.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { pdfLetters } from '../src/kit/pdf/letters.ts';

const [source] = process.argv.slice(2);
if (source === undefined) throw new TypeError('pdf-fonts: say where @expo-google-fonts/inter is unpacked.');
const target = new URL('../src/kit/pdf/fonts/', import.meta.url);

const cuts = [
  { from: '400Regular/Inter_400Regular.ttf', to: 'inter-regular.ttf' },
  { from: '700Bold/Inter_700Bold.ttf', to: 'inter-bold.ttf' },
] as const;

for (const { from, to } of cuts) {
  const font = await readFile(join(source, from));
  const cut = await subsetFont(font, pdfLetters, {
    targetFormat: 'sfnt',
    keepFeatures: [],
    noHinting: true,
  });
  await writeFile(new URL(to, target), cut);
  console.log(`${to}: ${font.length} -> ${cut.length} bytes`);
}
await copyFile(join(source, 'LICENSE_FONT'), new URL('OFL.txt', target));
