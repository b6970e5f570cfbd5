import type { AttendanceReport } from './attendance-document.ts';
import type { PdfAnswer, PdfOrder } from './messages.ts';
import type { PdfOptions } from './pdf-options.ts';

/** Records in one message: copying more of them at once would hold the page up. */
const PORTION = 1000;

/**
 * Makes the report in a worker of its own.
 * @returns the file; null where there are no workers or this one does not start.
 * @throws Error where making it fails; the signal's reason where it was ended.
 */
export function makeInWorker(report: AttendanceReport, options: PdfOptions): Promise<Blob | null> {
  const worker = startWorker();
  if (!worker) return Promise.resolve(null);
  const { signal, onProgress } = options;
  return new Promise<Blob | null>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    // Its script was refused or could not be loaded: what goes wrong later is an answer.
    worker.addEventListener('error', () => resolve(null));
    worker.addEventListener('message', ({ data }: MessageEvent<PdfAnswer>) => {
      if (data.kind === 'progress') onProgress?.(data.share);
      else if (data.kind === 'done') resolve(new Blob([data.file], { type: 'application/pdf' }));
      else reject(new Error(`ui/pdf: ${data.message}`));
    });
    void order(worker, report, signal);
  }).finally(() => worker.terminate());
}

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  try {
    return new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module', name: 'pdf' });
  } catch {
    return null;
  }
}

async function order(
  worker: Worker,
  { records, ...report }: AttendanceReport,
  signal: AbortSignal | undefined,
) {
  const send = (message: PdfOrder) => worker.postMessage(message);
  for (let start = 0; start < records.length && !signal?.aborted; start += PORTION) {
    send({ kind: 'records', records: records.slice(start, start + PORTION) });
    await nextTask();
  }
  send({ kind: 'make', report });
}

/** Lets the page answer whatever came meanwhile. */
function nextTask(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done);
  });
}
