import type { jsPDF } from 'jspdf';

export const FONT = 'Inter';

/** The two cuts of the font, TrueType. */
export interface PdfFonts {
  readonly regular: ArrayBuffer;
  readonly bold: ArrayBuffer;
}

/** Embeds the font; PDF's standard fonts have no letters beyond Western Europe. */
export function registerFonts(doc: jsPDF, fonts: PdfFonts): void {
  const cuts = [
    ['inter-regular.ttf', fonts.regular, 'normal'],
    ['inter-bold.ttf', fonts.bold, 'bold'],
  ] as const;
  for (const [file, bytes, style] of cuts) {
    doc.addFileToVFS(file, binaryString(bytes));
    doc.addFont(file, FONT, style, undefined, 'Identity-H');
  }
}

/** A file as jsPDF takes it: one character per byte. In chunks, because argument lists are limited. */
function binaryString(bytes: ArrayBuffer): string {
  const view = new Uint8Array(bytes);
  const chunkSize = 0x2000;
  let text = '';
  for (let start = 0; start < view.length; start += chunkSize) {
    text += String.fromCharCode(...view.subarray(start, start + chunkSize));
  }
  return text;
}
