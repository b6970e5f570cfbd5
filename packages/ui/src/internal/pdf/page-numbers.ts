import { palette } from '@ministerio/content';
import type { jsPDF } from 'jspdf';
import { FONT } from './fonts.ts';

const FOOTER_PT = 8.5;

/**
 * Writes the foot of every page: what the report adds up to, and 'Página n de m'.
 * @param margin - air at the page's edge, in millimetres.
 */
export function numberPages(doc: jsPDF, summary: string, margin: number): void {
  const { pageSize } = doc.internal;
  const pages = doc.getNumberOfPages();
  doc.setFont(FONT, 'normal').setFontSize(FOOTER_PT).setTextColor(palette.tinta);
  for (let page = 1; page <= pages; page += 1) {
    doc.setPage(page);
    const baseline = pageSize.getHeight() - margin;
    doc.text(summary, margin, baseline);
    doc.text(`Página ${page} de ${pages}`, pageSize.getWidth() - margin, baseline, { align: 'right' });
  }
}
