/** A timeout combined with the caller's signal. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Whether the time ran out; false if the caller aborted. */
  readonly expired: () => boolean;
  /** Clears the timer and the listener on the caller's signal. */
  readonly clear: () => void;
}

/**
 * Starts a timeout.
 * (`AbortSignal.any` is newer than the oldest browsers we support.)
 */
export function startDeadline(timeoutMs: number, caller?: AbortSignal): Deadline {
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
    expired: () => expired,
    clear: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    },
  };
}
