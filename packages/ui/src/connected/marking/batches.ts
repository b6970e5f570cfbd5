import { DOOR_BATCH } from '@ministerio/contract/domain';
import type { QueuedEntry } from './entry.ts';

/** How much of one kind goes at once. One entry that the server does not take may not hold up the others. */
export class Batches {
  #size = DOOR_BATCH;
  /** Refused when sent alone: the others go first. */
  readonly #stuck = new Set<string>();

  /** The next batch of what waits, oldest first. */
  next(waiting: readonly QueuedEntry[]): readonly QueuedEntry[] {
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
