import { readFileSync } from 'node:fs';
import type { PdfFonts } from '../fonts.ts';

function read(name: string): ArrayBuffer {
  const bytes = readFileSync(new URL(`../fonts/${name}`, import.meta.url));
  return new Uint8Array(bytes).buffer;
}

/** The committed font files, as the browser would fetch them. */
export const fontsFromDisk: PdfFonts = { regular: read('inter-regular.ttf'), bold: read('inter-bold.ttf') };
