/** Which of the two ended the work early; neither while it runs. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Whether the time ran out, rather than the caller taking the call back. */
  readonly expired: () => boolean;
  /** Stops the clock and lets go of the caller's signal. */
  readonly clear: () => void;
}

/**
 * One signal that aborts when the caller's does or when the time is over.
 * (`AbortSignal.any` is newer than the oldest browsers we serve.)
 * @param timeoutMs - milliseconds.
 */
export function startDeadline(timeoutMs: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  let expired = false;
  const giveUp = () => controller.abort();
  const timer = setTimeout(() => {
    expired = true;
    giveUp();
  }, timeoutMs);
  caller?.addEventListener('abort', giveUp);
  if (caller?.aborted) giveUp();
  return {
    signal: controller.signal,
    expired: () => expired,
    clear: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', giveUp);
    },
  };
}
