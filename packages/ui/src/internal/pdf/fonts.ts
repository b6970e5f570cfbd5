import type { jsPDF } from 'jspdf';

/** Name of the font inside the document. */
export const FONT = 'Inter';

/** The two cuts of the font, TrueType. */
export interface PdfFonts {
  readonly regular: ArrayBuffer;
  readonly bold: ArrayBuffer;
}

/** Puts the font into the document; PDF's own fonts know no letters beyond Western Europe. */
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

/** jsPDF takes a file as a text of one character per byte. Pieces, because an argument list has an end. */
function binaryString(bytes: ArrayBuffer): string {
  const view = new Uint8Array(bytes);
  const piece = 0x2000;
  let text = '';
  for (let start = 0; start < view.length; start += piece) {
    text += String.fromCharCode(...view.subarray(start, start + piece));
  }
  return text;
}
