import type { jsPDF } from 'jspdf';
import { type AttendanceReport, attendanceDocument } from './attendance-document.ts';
import type { PdfFonts } from './fonts.ts';
import { type RangeReport, rangeDocument } from './range-document.ts';

/** A report of one day or all of them, or of a range. */
export type Report = AttendanceReport | RangeReport;

/** The report as a PDF. @param onProgress - called with the share that is done, 0 to 1. */
export function reportDocument(report: Report, fonts: PdfFonts, onProgress?: (share: number) => void): jsPDF {
  return 'range' in report
    ? rangeDocument(report, fonts, onProgress)
    : attendanceDocument(report, fonts, onProgress);
}
