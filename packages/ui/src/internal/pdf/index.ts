import type { AttendanceReport } from './attendance-document.ts';
import { makeInWorker } from './make-in-worker.ts';
import type { PdfOptions } from './pdf-options.ts';

export type { AttendanceReport } from './attendance-document.ts';
export type { PdfOptions } from './pdf-options.ts';

/**
 * The attendance report as a PDF file, made in a worker so that the page answers meanwhile; on the page's own thread
 * where there are no workers, or this one does not start.
 */
export async function attendancePdf(report: AttendanceReport, options: PdfOptions = {}): Promise<Blob> {
  options.signal?.throwIfAborted();
  return (await makeInWorker(report, options)) ?? makeHere(report, options);
}

async function makeHere(report: AttendanceReport, { signal, onProgress }: PdfOptions): Promise<Blob> {
  const [{ attendanceDocument }, { loadFonts }] = await Promise.all([
    import('./attendance-document.ts'),
    import('./load-fonts.ts'),
  ]);
  const fonts = await loadFonts();
  signal?.throwIfAborted();
  return attendanceDocument(report, fonts, onProgress).output('blob');
}
