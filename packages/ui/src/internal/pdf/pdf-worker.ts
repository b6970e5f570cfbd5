import { type AttendanceReport, attendanceDocument } from './attendance-document.ts';
import { loadFonts } from './load-fonts.ts';
import type { PdfAnswer, PdfOrder } from './messages.ts';

/** The part of a worker's global object that is used here; the library of types has the page's. */
interface WorkerScope {
  postMessage(answer: PdfAnswer, transfer?: Transferable[]): void;
  addEventListener(type: 'message', listen: (event: MessageEvent<PdfOrder>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const records: AttendanceReport['records'][number][] = [];

async function make(report: Omit<AttendanceReport, 'records'>): Promise<void> {
  try {
    const fonts = await loadFonts();
    const onProgress = (share: number) => scope.postMessage({ kind: 'progress', share });
    const file = attendanceDocument({ ...report, records }, fonts, onProgress).output('arraybuffer');
    scope.postMessage({ kind: 'done', file }, [file]);
  } catch (error) {
    scope.postMessage({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

scope.addEventListener('message', ({ data }) => {
  if (data.kind === 'records') records.push(...data.records);
  else void make(data.report);
});
