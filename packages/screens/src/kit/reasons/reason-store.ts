import type { Reasons } from '@ministerio/contract/client';

/** Asks for the reason of a change in a closed month (R68); one object per page. */
export interface ReasonStore extends Reasons {
  /** The server's sentence while a call waits for its reason; null while none does. */
  readonly question: () => string | null;
  /** Answers the call that waits. */
  readonly give: (reason: string) => void;
  /** Lets the call that waits fail. */
  readonly giveUp: () => void;
  /** Notifies when a call starts or stops waiting. */
  readonly subscribe: (listener: () => void) => () => void;
}

interface Waiting {
  readonly message: string;
  readonly resolve: (reason: string | null) => void;
}

/** Creates the store. Calls wait in line: each has a reason of its own. */
export function createReasonStore(): ReasonStore {
  let waiting: readonly Waiting[] = [];
  const listeners = new Set<() => void>();
  const setWaiting = (next: typeof waiting) => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  const answer = (reason: string | null) => {
    const [first, ...others] = waiting;
    setWaiting(others);
    first?.resolve(reason);
  };
  return {
    get: (message) => new Promise((resolve) => setWaiting([...waiting, { message, resolve }])),
    question: () => waiting[0]?.message ?? null,
    give: answer,
    giveUp: () => answer(null),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
