import boldUrl from './fonts/inter-bold.ttf?url';
import regularUrl from './fonts/inter-regular.ttf?url';
import type { PdfFonts } from './fonts.ts';

async function read(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`ui/pdf: the font ${url} answered ${response.status}.`);
  return response.arrayBuffer();
}

/** Fetches the font from this site. */
export async function loadFonts(): Promise<PdfFonts> {
  const [regular, bold] = await Promise.all([read(regularUrl), read(boldUrl)]);
  return { regular, bold };
}
