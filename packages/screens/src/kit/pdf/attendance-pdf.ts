import { proxy } from 'comlink';
import { callInWorker, WorkerError } from '../call-in-worker.ts';
import type { PdfWorker } from './pdf.worker.ts';
import type { Report } from './report-document.ts';

/** Progress and end of making a file. */
export interface PdfOptions {
  /** Called with the share that is done, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Ends the work; the promise is rejected with its reason. */
  readonly signal?: AbortSignal;
}

/** Records in one message: copying more of them at once would block the page. */
const CHUNK_SIZE = 1000;

/**
 * The attendance report as a PDF file, made in a worker so that the page stays responsive; on the page's own thread
 * where workers are missing or this one does not start.
 */
export async function attendancePdf(report: Report, options: PdfOptions = {}): Promise<Blob> {
  try {
    return await makeInWorker(report, options);
  } catch (error) {
    if (error instanceof WorkerError) return makeOnPage(report, options);
    throw error;
  }
}

function makeInWorker({ records, ...report }: Report, options: PdfOptions): Promise<Blob> {
  const { signal, onProgress = () => undefined } = options;
  return callInWorker<PdfWorker, Blob>(
    () => new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module', name: 'pdf' }),
    async (worker) => {
      for (let start = 0; start < records.length; start += CHUNK_SIZE) {
        await worker.addRecords(records.slice(start, start + CHUNK_SIZE));
      }
      const file = await worker.make(report, proxy(onProgress));
      return new Blob([file], { type: 'application/pdf' });
    },
    { signal },
  );
}

async function makeOnPage(report: Report, { signal, onProgress }: PdfOptions): Promise<Blob> {
  const [{ reportDocument }, { loadFonts }] = await Promise.all([
    import('./documents.ts'),
    import('./load-fonts.ts'),
  ]);
  const fonts = await loadFonts();
  signal?.throwIfAborted();
  return reportDocument(report, fonts, onProgress).output('blob');
}
