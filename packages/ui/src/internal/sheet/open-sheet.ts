import type { SheetAnswer, SheetRequest } from './messages.ts';
import { type Sheet, SheetError } from './sheet.ts';

/** What a file may be at most (R23). */
const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** Longer than any list takes on the slowest phone: what takes longer was made to. */
const LONGEST_MS = 60_000;

/**
 * Reads a file in a worker, so that the page stays responsive.
 * @param maxRows - most rows that hold anything, one of titles included.
 * @param signal - ends the worker; the promise is then rejected with an `AbortError`.
 * @throws SheetError - it is no table, or more than we take.
 */
export async function openSheet(file: Blob, maxRows: number, signal: AbortSignal): Promise<Sheet> {
  if (file.size > MAX_FILE_BYTES) throw new SheetError('too-large');
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    throw new SheetError('unreadable', { cause });
  });
  signal.throwIfAborted();
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await ask(worker, { bytes, maxRows }, signal);
    if ('failure' in answer) throw new SheetError(answer.failure);
    return answer.sheet;
  } finally {
    worker.terminate();
  }
}

function ask(worker: Worker, request: SheetRequest, signal: AbortSignal): Promise<SheetAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new SheetError('unreadable')), LONGEST_MS);
    const done = () => clearTimeout(timer);
    signal.addEventListener('abort', () => {
      done();
      reject(signal.reason);
    });
    worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => {
      done();
      resolve(data);
    });
    worker.addEventListener('error', () => {
      done();
      reject(new SheetError('unreadable'));
    });
    worker.postMessage(request, [request.bytes]);
  });
}
