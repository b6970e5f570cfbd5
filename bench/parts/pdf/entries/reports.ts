import type { AttendanceReport } from '../../../../packages/screens/src/kit/pdf/attendance-document.ts';
import { attendanceDocument } from '../../../../packages/screens/src/kit/pdf/attendance-document.ts';
import { attendancePdf } from '../../../../packages/screens/src/kit/pdf/attendance-pdf.ts';
import { loadFonts } from '../../../../packages/screens/src/kit/pdf/load-fonts.ts';
import { makeRows } from '../../table/rows.ts';

/** Cost of making one report. */
export interface PdfVisit {
  /** From the press of the button until the file is there, in milliseconds. */
  readonly totalMs: number;
  /** The longest that the page's thread was held up, in milliseconds. */
  readonly longestMs: number;
  readonly bytes: number;
}

/** Functions of the page for the measuring side. */
export interface ReportPage {
  /** As the site makes it. */
  inWorker(count: number): Promise<PdfVisit>;
  /** The same report by the same libraries without a worker. */
  onPage(count: number): Promise<PdfVisit>;
  /** Gives a report up as soon as it has come a hundredth; how long that took. */
  cancel(count: number): Promise<number>;
}

function reportOf(count: number): AttendanceReport {
  const records = makeRows(count).map(({ codigo, nombre, apellido, ...mark }) => ({
    ...mark,
    user: { codigo, nombre, apellido },
  }));
  return {
    records,
    category: 'Red de Jovenes',
    date: undefined,
    product: 'Ministerio Juvenil',
    currency: 'Bs',
    day: null,
  };
}

/** Asks for a turn again and again: the longest that it waits is the longest that a press would have waited. */
function watchThread(): () => number {
  const PAUSE_MS = 4;
  let asked = performance.now();
  let longest = 0;
  const look = () => {
    longest = Math.max(longest, performance.now() - asked - PAUSE_MS);
    asked = performance.now();
  };
  const timer = setInterval(look, PAUSE_MS);
  return () => {
    look();
    clearInterval(timer);
    return longest;
  };
}

async function measured(count: number, make: (report: AttendanceReport) => Promise<Blob>): Promise<PdfVisit> {
  const report = reportOf(count);
  const longest = watchThread();
  const started = performance.now();
  const file = await make(report);
  return { totalMs: performance.now() - started, longestMs: longest(), bytes: file.size };
}

const reports: ReportPage = {
  inWorker: (count) => measured(count, (report) => attendancePdf(report, { onProgress: () => undefined })),
  onPage: (count) =>
    measured(count, async (report) => attendanceDocument(report, await loadFonts()).output('blob')),
  async cancel(count) {
    const work = new AbortController();
    let asked = 0;
    const onProgress = () => {
      asked ||= performance.now();
      work.abort();
    };
    await attendancePdf(reportOf(count), { signal: work.signal, onProgress }).catch(() => undefined);
    return performance.now() - asked;
  },
};
Object.assign(window, { reports });
