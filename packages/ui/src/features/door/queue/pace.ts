import { ApiError } from '@ministerio/contract/client';
import { DOOR_BATCH } from '@ministerio/contract/domain';
import type { QueuedEntry } from './mark.ts';
import type { Trouble } from './transport.ts';

const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 30_000;
const UNCONFIRMED_RETRY_MS = 5000;

/** When to try again. */
export class Backoff {
  readonly #random: () => number;
  #failures = 0;

  /** @param random - from 0 up to 1. */
  constructor(random: () => number) {
    this.#random = random;
  }

  /** Whether the last call failed: then nothing is sent before its time. */
  get isWaiting(): boolean {
    return this.#failures > 0;
  }

  reset(): void {
    this.#failures = 0;
  }

  /** Counts a failure. @returns milliseconds until the next try: longer each time, at most about half a minute */
  next(error: unknown, trouble: Trouble): number {
    this.#failures += 1;
    const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
    const backoff = Math.min(FIRST_RETRY_MS * 2 ** (this.#failures - 1), LAST_RETRY_MS);
    // Several phones of one door lose their signal at once; they do not all come back at once.
    const wait = trouble === 'unconfirmed' ? UNCONFIRMED_RETRY_MS : backoff * (0.75 + this.#random() / 2);
    return Math.max(wait, asked);
  }
}

/** How much of one kind goes at once. One entry that the server does not take may not hold up the others. */
export class Batches {
  #size = DOOR_BATCH;
  /** Refused when sent alone: the others go first. */
  readonly #stuck = new Set<string>();

  /** The next batch of what waits, oldest first. */
  next<Entry extends QueuedEntry>(waiting: readonly Entry[]): readonly Entry[] {
    const free = waiting.filter(({ clave }) => !this.#stuck.has(clave));
    if (free.length === 0) this.#stuck.clear();
    return (free.length > 0 ? free : waiting).slice(0, this.#size);
  }

  /** The server took one. */
  grow(): void {
    this.#size = Math.min(DOOR_BATCH, this.#size * 2);
  }

  /** The server found it too much. */
  shrink(batch: readonly QueuedEntry[]): void {
    this.#size = Math.ceil(batch.length / 2);
    if (batch.length === 1) for (const { clave } of batch) this.#stuck.add(clave);
  }
}
