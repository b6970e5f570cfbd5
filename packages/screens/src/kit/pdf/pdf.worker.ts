import { expose, transfer } from 'comlink';
import type { AttendanceReport } from './attendance-document.ts';
import { loadFonts } from './load-fonts.ts';
import type { RangeReport } from './range-document.ts';
import { reportDocument } from './report-document.ts';

const records: AttendanceReport['records'][number][] = [];

const pdfWorker = {
  /** Takes the next records of the report. */
  addRecords(chunk: AttendanceReport['records']): void {
    records.push(...chunk);
  },

  /** Makes the report of all records so far. */
  async make(
    report: Omit<AttendanceReport, 'records'> | Omit<RangeReport, 'records'>,
    onProgress: (share: number) => void,
  ): Promise<ArrayBuffer> {
    const fonts = await loadFonts();
    const file = reportDocument({ ...report, records }, fonts, onProgress).output('arraybuffer');
    return transfer(file, [file]);
  },
};

export type PdfWorker = typeof pdfWorker;

expose(pdfWorker);
