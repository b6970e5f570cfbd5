/**
 * Writes `src/tokens/generated/colors.css` from the palette, where it changed: `node packages/ui/scripts/tokens.ts`.
 * Every build runs it first.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { palette } from '@ministerio/content';
import { colorsCss } from '../src/tokens/colors-css.ts';

const file = new URL('../src/tokens/generated/colors.css', import.meta.url);
const css = colorsCss(palette);
if ((await readFile(file, 'utf8')) !== css) await writeFile(file, css);
