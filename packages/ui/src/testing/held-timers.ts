import { expect, waitFor } from 'storybook/test';

/** Below zero, where the browser has none; one count for all lengths, as a story may hold several. */
let lastHeld = 0;

/**
 * Timers that a story fires by hand: on a slow machine real ones expire between two of its steps.
 * @param fromMs - the length of the timers that are held; all others run
 * @param toMs - the longest that is held, where their lengths differ
 */
export function heldTimers(fromMs: number, toMs = fromMs) {
  const held = new Map<unknown, () => void>();
  return {
    /** Holds them from now on; for `beforeEach`. Not on a page of the docs, where nothing is played. @returns ends it */
    hold({ viewMode }: { readonly viewMode: string }): () => void {
      held.clear();
      if (viewMode === 'docs') return () => undefined;
      const { setTimeout, clearTimeout } = globalThis;
      const start = (run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) => {
        if (delay < fromMs || delay > toMs) return setTimeout(run, delay, ...given);
        lastHeld -= 1;
        held.set(lastHeld, () => run(...given));
        return lastHeld;
      };
      const stop: typeof clearTimeout = (timer) => {
        if (!held.delete(timer)) clearTimeout(timer);
      };
      Object.assign(globalThis, { setTimeout: start, clearTimeout: stop });
      return () => Object.assign(globalThis, { setTimeout, clearTimeout });
    },
    /** Timers that are still running, oldest first. */
    waiting: (): readonly (() => void)[] => [...held.values()],
    /** Fires all that wait, once there is one. */
    async fire(): Promise<void> {
      await waitFor(() => expect(held.size).toBeGreaterThan(0));
      const due = [...held.values()];
      held.clear();
      for (const run of due) run();
    },
  };
}
