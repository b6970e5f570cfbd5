import {
  formatAmount,
  REPORT_COLUMNS,
  type ReportRecord,
  reportRows,
  reportTitle,
  sumAportes,
} from '@ministerio/contract/domain';
import type { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import type { PdfFonts } from './fonts.ts';
import { drawable } from './letters.ts';
import { numberPages, openDocument, tableLook } from './page-look.ts';
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
  const { doc, top } = openDocument({ title: reportTitle(category, date), product }, fonts);
  autoTable(doc, {
    ...tableLook,
    head: [[...REPORT_COLUMNS]],
    body: reportRows(records).map((row) => row.map(drawable)),
    startY: top,
    didParseCell: cells.read,
    willDrawCell: () => cells.drawn(),
    columnStyles: { 2: { cellWidth: 26 }, 3: { cellWidth: 18 }, 4: { cellWidth: 44 } },
  });
  numberPages(doc, drawable(summary(records, currency)), day === null ? null : drawable(day));
  return doc;
}

/** '31 asistencias · Bs 845 en aportes · 2 sin monto'. */
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
