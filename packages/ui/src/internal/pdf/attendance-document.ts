import { palette } from '@ministerio/content';
import {
  formatAmount,
  REPORT_COLUMNS,
  type ReportRecord,
  reportRows,
  reportTitle,
  sumAportes,
} from '@ministerio/contract/domain';
import { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import { FONT, type PdfFonts, registerFonts } from './fonts.ts';
import { drawable } from './letters.ts';
import { countCells } from './progress-share.ts';

/** Content of a report. */
export interface AttendanceReport {
  readonly records: readonly (ReportRecord & { readonly aporte: string | null })[];
  /** Name of the ministry, or 'Sin categoría'. */
  readonly category: string;
  /** The day of the filter, YYYY-MM-DD; undefined for every day. */
  readonly date: string | undefined;
  /** The site's name, as the document's creator. */
  readonly product: string;
  /** The church's sign before amounts: 'Bs'. */
  readonly currency: string;
  /** The whole church's day in words, below the totals; null for none. */
  readonly day: string | null;
}

const MARGIN_MM = 16;
const TITLE_PT = 16;
const TITLE_LINE_MM = 7;
const FOOTER_PT = 8.5;
const FOOTER_LINE_MM = 4;

/**
 * The attendance report as a PDF of A4 pages (spec section 7, PDF export): title, the five columns on every page,
 * totals, the church's day and page numbers below. Only text is drawn, no link and no markup (R28).
 * @param fonts - both cuts of the font.
 * @param onProgress - called with the share that is done, 0 to 1.
 */
export function attendanceDocument(
  report: AttendanceReport,
  fonts: PdfFonts,
  onProgress: (share: number) => void = () => undefined,
): jsPDF {
  const { records, category, date, product, currency, day } = report;
  const cells = countCells(records.length * REPORT_COLUMNS.length, onProgress);
  const doc = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  registerFonts(doc, fonts);
  const title = drawable(reportTitle(category, date));
  doc.setProperties({ title, creator: product });

  doc.setFont(FONT, 'bold').setFontSize(TITLE_PT).setTextColor(palette.noche);
  const lines: string[] = doc.splitTextToSize(title, doc.internal.pageSize.getWidth() - 2 * MARGIN_MM);
  doc.text(lines, MARGIN_MM, MARGIN_MM + 4);

  autoTable(doc, {
    head: [[...REPORT_COLUMNS]],
    body: reportRows(records).map((row) => row.map(drawable)),
    startY: MARGIN_MM + 4 + lines.length * TITLE_LINE_MM,
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
    didParseCell: cells.read,
    willDrawCell: () => cells.drawn(),
    columnStyles: { 2: { cellWidth: 26 }, 3: { cellWidth: 18 }, 4: { cellWidth: 44 } },
  });
  numberPages(doc, drawable(summary(records, currency)), day === null ? null : drawable(day));
  return doc;
}

function summary(records: AttendanceReport['records'], currency: string): string {
  const { cents, withoutAmount } = sumAportes(
    records.map((record) => record.aporte),
    currency,
  );
  const parts = [
    `${records.length} ${records.length === 1 ? 'asistencia' : 'asistencias'}`,
    `${formatAmount(cents, currency)} en aportes`,
    ...(withoutAmount > 0 ? [`${withoutAmount} sin monto`] : []),
  ];
  return parts.join(' · ');
}

/** Writes the footer of every page: the totals, 'Página n de m', and the church's day below. */
function numberPages(doc: jsPDF, totals: string, day: string | null): void {
  const { pageSize } = doc.internal;
  const pages = doc.getNumberOfPages();
  doc.setFont(FONT, 'normal').setFontSize(FOOTER_PT).setTextColor(palette.tinta);
  for (let page = 1; page <= pages; page += 1) {
    doc.setPage(page);
    const baseline = pageSize.getHeight() - MARGIN_MM;
    doc.text(totals, MARGIN_MM, baseline);
    doc.text(`Página ${page} de ${pages}`, pageSize.getWidth() - MARGIN_MM, baseline, { align: 'right' });
    // Into the margin: what stands above stays where it is without this line.
    if (day !== null) doc.text(day, MARGIN_MM, baseline + FOOTER_LINE_MM);
  }
}
