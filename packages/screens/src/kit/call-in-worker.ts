import { type Remote, wrap } from 'comlink';

/** The worker did not start, or did not answer in time. */
export class WorkerError extends Error {
  override readonly name = 'WorkerError';
}

/** How a call is ended early. */
export interface WorkerCallOptions {
  /** Ends the worker; the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Longest time that the call may take. @default no limit */
  readonly timeoutMs?: number;
}

/**
 * Calls what a worker exposes through comlink. The worker is the call's own: it ends with it.
 * @param start - creates the worker; in the caller's file, because bundlers look for `new Worker(new URL(…))`.
 * @param call - makes the calls; its result is the result.
 * @throws WorkerError - there are no workers, this one does not start, or the time is up.
 */
export async function callInWorker<Api, Result>(
  start: () => Worker,
  call: (api: Remote<Api>) => Promise<Result>,
  { signal, timeoutMs }: WorkerCallOptions = {},
): Promise<Result> {
  signal?.throwIfAborted();
  const worker = create(start);
  const settled = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const interruption = new Promise<never>((_, reject) => {
    const options = { once: true, signal: settled.signal };
    signal?.addEventListener('abort', () => reject(signal.reason), options);
    // Refused or not found: what a running worker throws is an answer to the call.
    worker.addEventListener('error', () => reject(new WorkerError('ui/worker: it did not start.')), options);
    if (timeoutMs !== undefined) {
      timer = setTimeout(() => reject(new WorkerError('ui/worker: no answer in time.')), timeoutMs);
    }
  });
  try {
    return await Promise.race([call(wrap<Api>(worker)), interruption]);
  } finally {
    clearTimeout(timer);
    settled.abort();
    worker.terminate();
  }
}

function create(start: () => Worker): Worker {
  try {
    return start();
  } catch (cause) {
    throw new WorkerError('ui/worker: there are no workers here.', { cause });
  }
}
