import { palette } from '@ministerio/content';
import { jsPDF } from 'jspdf';
import { FONT, type PdfFonts, registerFonts } from './fonts.ts';
import { drawable } from './letters.ts';

/** Margin of every page. */
export const MARGIN_MM = 16;
const TITLE_PT = 16;
const TITLE_LINE_MM = 7;
const FOOTER_PT = 8.5;
const FOOTER_LINE_MM = 4;

/** How every table of a report looks. */
export const tableLook = {
  margin: { top: MARGIN_MM, right: MARGIN_MM, bottom: MARGIN_MM + 6, left: MARGIN_MM },
  theme: 'plain',
  rowPageBreak: 'avoid',
  styles: {
    font: FONT,
    fontSize: 9.5,
    textColor: palette.tinta,
    cellPadding: { top: 1.6, bottom: 1.6, left: 2, right: 2 },
    lineColor: palette.cielo,
    lineWidth: { bottom: 0.1 },
    overflow: 'linebreak',
  },
  headStyles: { fontStyle: 'bold', fillColor: palette.selva, textColor: '#ffffff', lineWidth: 0 },
} as const;

/**
 * A new document of A4 pages with its title.
 * @param product - the site's name, as the document's creator.
 * @returns the document, and where the first thing below the title starts, in millimetres.
 */
export function openDocument(title: string, product: string, fonts: PdfFonts) {
  const doc = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  registerFonts(doc, fonts);
  const text = drawable(title);
  doc.setProperties({ title: text, creator: product });
  doc.setFont(FONT, 'bold').setFontSize(TITLE_PT).setTextColor(palette.noche);
  const lines: string[] = doc.splitTextToSize(text, doc.internal.pageSize.getWidth() - 2 * MARGIN_MM);
  doc.text(lines, MARGIN_MM, MARGIN_MM + 4);
  return { doc, top: MARGIN_MM + 4 + lines.length * TITLE_LINE_MM };
}

/** Writes the footer of every page: the totals, 'Página n de m', and a line below; null for no such line. */
export function numberPages(doc: jsPDF, totals: string, below: string | null): void {
  const { pageSize } = doc.internal;
  const pages = doc.getNumberOfPages();
  doc.setFont(FONT, 'normal').setFontSize(FOOTER_PT).setTextColor(palette.tinta);
  for (let page = 1; page <= pages; page += 1) {
    doc.setPage(page);
    const baseline = pageSize.getHeight() - MARGIN_MM;
    doc.text(totals, MARGIN_MM, baseline);
    doc.text(`Página ${page} de ${pages}`, pageSize.getWidth() - MARGIN_MM, baseline, { align: 'right' });
    // Into the margin: what stands above stays where it is without this line.
    if (below !== null) doc.text(below, MARGIN_MM, baseline + FOOTER_LINE_MM);
  }
}
