import { palette } from '@ministerio/content/palette';
import { jsPDF } from 'jspdf';
import { FONT, type PdfFonts, registerFonts } from './fonts.ts';
import { drawable } from './letters.ts';

/** Margin of every page. */
export const MARGIN_MM = 16;
const TITLE_PT = 16;
const TITLE_LINE_MM = 7;
const HEAD_PT = 9.5;
const HEAD_LINE_MM = 5;
const MARK_MM = 14;
const MARK_TOP_MM = MARGIN_MM - 1;
const MARK_GAP_MM = 4;
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

/** The church on its reports. */
export interface Letterhead {
  /** Its name. */
  readonly church: string;
  /** The site's name, as the document's creator. */
  readonly product: string;
  /** A square PNG beside the title: the ministry's emblem or the church's logo; null for none. */
  readonly mark: Uint8Array | null;
}

/** Head of a document. */
interface DocumentHead extends Pick<Letterhead, 'product'>, Partial<Pick<Letterhead, 'mark'>> {
  readonly title: string;
  /** Lines below the title. @default none */
  readonly lines?: readonly string[];
}

/**
 * A new document of A4 pages with its head.
 * @returns the document, and where the first thing below the head starts, in millimetres.
 */
export function openDocument({ title, product, mark = null, lines = [] }: DocumentHead, fonts: PdfFonts) {
  const doc = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  registerFonts(doc, fonts);
  const text = drawable(title);
  doc.setProperties({ title: text, creator: product });
  const left = mark === null ? MARGIN_MM : MARGIN_MM + MARK_MM + MARK_GAP_MM;
  if (mark !== null) doc.addImage(mark, 'PNG', MARGIN_MM, MARK_TOP_MM, MARK_MM, MARK_MM);
  const write = (words: string, top: number, lineMm: number) => {
    const split: string[] = doc.splitTextToSize(words, doc.internal.pageSize.getWidth() - left - MARGIN_MM);
    doc.text(split, left, top);
    return top + split.length * lineMm;
  };
  doc.setFont(FONT, 'bold').setFontSize(TITLE_PT).setTextColor(palette.noche);
  let top = write(text, MARGIN_MM + 4, TITLE_LINE_MM);
  if (lines.length > 0) {
    doc.setFont(FONT, 'normal').setFontSize(HEAD_PT);
    top = write(lines.map(drawable).join('\n'), top, HEAD_LINE_MM);
  }
  return { doc, top: mark === null ? top : Math.max(top, MARK_TOP_MM + MARK_MM + MARK_GAP_MM) };
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
