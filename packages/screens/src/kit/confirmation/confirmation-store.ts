import type { Confirmations } from '@ministerio/contract/client';

/** A confirmation is good for five minutes from its issue (R46). */
const GOOD_FOR_MS = 300_000;

/** The page's confirmation of who is signed in, in memory alone (R46); one object per page. */
export interface ConfirmationStore extends Confirmations {
  /** Whether a call waits for the password. */
  readonly isAsked: () => boolean;
  /** Answers the waiting calls with a fresh confirmation. */
  readonly confirm: (confirmation: string) => void;
  /** Lets the waiting calls fail. */
  readonly giveUp: () => void;
  /** Forgets the confirmation and lets the waiting calls fail: another person may sign in now. */
  readonly clear: () => void;
  /** Notifies when a call starts or stops waiting. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the store. @param now - the clock, in UTC milliseconds */
export function createConfirmationStore(now: () => number): ConfirmationStore {
  let fresh: { readonly value: string; readonly untilMs: number } | null = null;
  let waiting: readonly ((confirmation: string | null) => void)[] = [];
  const listeners = new Set<() => void>();
  const setWaiting = (next: typeof waiting) => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  const answer = (confirmation: string | null) => {
    const answered = waiting;
    setWaiting([]);
    for (const resolve of answered) resolve(confirmation);
  };
  return {
    get: () => {
      if (fresh !== null && now() < fresh.untilMs) return Promise.resolve(fresh.value);
      return new Promise((resolve) => setWaiting([...waiting, resolve]));
    },
    refused: (confirmation) => {
      if (fresh?.value === confirmation) fresh = null;
    },
    isAsked: () => waiting.length > 0,
    confirm: (value) => {
      fresh = { value, untilMs: now() + GOOD_FOR_MS };
      answer(value);
    },
    giveUp: () => answer(null),
    clear: () => {
      fresh = null;
      answer(null);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
