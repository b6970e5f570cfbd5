/**
 * Starts a timeout, combined with the caller's signal.
 * (`AbortSignal.any` is newer than the oldest browsers we support.)
 */
export function startDeadline(timeoutMs: number, caller?: AbortSignal) {
  const controller = new AbortController();
  let expired = false;
  const abort = () => controller.abort();
  const timer = setTimeout(() => {
    expired = true;
    abort();
  }, timeoutMs);
  caller?.addEventListener('abort', abort);
  if (caller?.aborted) abort();
  return {
    signal: controller.signal,
    /** Whether the time ran out; false if the caller aborted. */
    expired: () => expired,
    /** Clears the timer and the listener on the caller's signal. */
    clear: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    },
  };
}
