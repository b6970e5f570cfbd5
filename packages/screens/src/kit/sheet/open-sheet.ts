import { transfer } from 'comlink';
import { callInWorker, WorkerError } from '../call-in-worker.ts';
import { SheetError, type SheetTable } from './sheet.ts';
import type { SheetWorker } from './sheet.worker.ts';

/** Largest file that is read (R23). */
const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** Longer than any real list takes on the slowest phone. */
const TIMEOUT_MS = 60_000;

/**
 * Reads a file in a worker, so that the page stays responsive.
 * @param maxRows - most rows with content, the header included.
 * @param signal - ends the worker; the promise is then rejected with an `AbortError`.
 * @throws SheetError - the file is no table, or exceeds a limit.
 */
export async function openSheets(
  file: Blob,
  maxRows: number,
  signal: AbortSignal,
): Promise<readonly SheetTable[]> {
  if (file.size > MAX_FILE_BYTES) throw new SheetError('too-large');
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    throw new SheetError('unreadable', { cause });
  });
  const result = await callInWorker<SheetWorker, Awaited<ReturnType<SheetWorker['read']>>>(
    () => new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' }),
    (worker) => worker.read(transfer(bytes, [bytes]), maxRows),
    { signal, timeoutMs: TIMEOUT_MS },
  ).catch((cause: unknown) => {
    throw cause instanceof WorkerError ? new SheetError('unreadable', { cause }) : cause;
  });
  if ('failure' in result) throw new SheetError(result.failure, { line: result.line });
  return result.sheets;
}
