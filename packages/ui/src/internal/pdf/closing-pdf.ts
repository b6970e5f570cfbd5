import { type ClosingReport, closingDocument } from './closing-document.ts';
import { loadFonts } from './load-fonts.ts';

/** A closed month as a PDF file. It is one page or two, so it needs no worker. */
export async function closingPdf(report: ClosingReport): Promise<Blob> {
  return closingDocument(report, await loadFonts()).output('blob');
}
