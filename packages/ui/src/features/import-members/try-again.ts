import { ApiError } from '@ministerio/contract/client';

const TRIES = 5;
const LONGEST_WAIT_SECONDS = 30;

/** Whether a call had no answer in time. */
export function isTimeout(error: unknown): boolean {
  return error instanceof ApiError && error.failure === 'timeout';
}

/** Whether a call may be made again as it is: there was no network, or the server was busy. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.failure === 'network' || error.status === 429 || error.status === 502 || error.status === 503;
}

/**
 * Makes a call, and again after a while where that may help.
 * @param wait - waits so many milliseconds; rejects where the work was taken back.
 * @param mayHelp - told of each failure.
 * @throws the last failure.
 */
export async function tryAgain<T>(
  call: () => Promise<T>,
  wait: (ms: number) => Promise<void>,
  mayHelp: (error: unknown) => boolean,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!mayHelp(error) || attempt === TRIES) throw error;
      const asked = error instanceof ApiError ? error.retryAfterSeconds : undefined;
      await wait(Math.min(asked ?? 2 ** (attempt - 1), LONGEST_WAIT_SECONDS) * 1000);
    }
  }
}

/** Waits in the browser. */
export function waitUnless(signal: AbortSignal): (ms: number) => Promise<void> {
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
