import { ApiError } from '@ministerio/contract/client';

const MAX_ATTEMPTS = 5;
const MAX_WAIT_SECONDS = 30;

/** Whether a call timed out. */
export function isTimeout(error: unknown): boolean {
  return error instanceof ApiError && error.failure === 'timeout';
}

/** Whether a call may be retried as it is: the network was down, or the server was busy. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.failure === 'network' || error.status === 429 || error.status === 502 || error.status === 503;
}

/**
 * Makes a call and retries it with exponential backoff, or after the wait that the server asks for.
 * @param wait - waits the given milliseconds; rejects once the work is cancelled.
 * @param shouldRetry - decides about each failure.
 * @throws the last failure.
 */
export async function retry<T>(
  call: () => Promise<T>,
  wait: (ms: number) => Promise<void>,
  shouldRetry: (error: unknown) => boolean,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!shouldRetry(error) || attempt === MAX_ATTEMPTS) throw error;
      const asked = error instanceof ApiError ? error.retryAfterSeconds : undefined;
      await wait(Math.min(asked ?? 2 ** (attempt - 1), MAX_WAIT_SECONDS) * 1000);
    }
  }
}

/** A delay that rejects with the signal's reason once it aborts. */
export function abortableDelay(signal: AbortSignal): (ms: number) => Promise<void> {
  return (ms) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        reject(signal.reason);
      };
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop);
        resolve();
      }, ms);
      signal.addEventListener('abort', stop, { once: true });
      if (signal.aborted) stop();
    });
}
