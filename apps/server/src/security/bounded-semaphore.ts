/** The queue is full, or the wait was too long; the caller answers 503 `busy`. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

export interface SemaphoreOptions {
  /** Pieces of work that run at the same time: hashes, pictures. */
  readonly slots: number;
  /** How many may wait for a slot. */
  readonly queue: number;
  /** Longest wait in milliseconds. */
  readonly waitMs: number;
}

/**
 * Two threads of the pool stay free for file reads: 400 simultaneous password checks would otherwise delay every
 * one of them by seconds (R4).
 * @param threads - size of the thread pool, `UV_THREADPOOL_SIZE`.
 */
export function hashSlots(threads: number): SemaphoreOptions {
  return { slots: Math.max(1, threads - 2), queue: 32, waitMs: 3000 };
}

/** Runs a bounded number of pieces of work at once, queues a bounded number, and refuses the rest (R4, R61). */
export class BoundedSemaphore {
  readonly #options: SemaphoreOptions;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: SemaphoreOptions) {
    this.#options = options;
  }

  /**
   * Runs work in a slot.
   * @throws QueueFullError - the queue is full, or a slot did not come free in time.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#acquire();
    try {
      return await work();
    } finally {
      this.#release();
    }
  }

  async #acquire(): Promise<void> {
    if (this.#running < this.#options.slots) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= this.#options.queue) throw new QueueFullError();
    await new Promise<void>((resolve, reject) => {
      const acquire = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(acquire), 1);
        reject(new QueueFullError());
      }, this.#options.waitMs);
      this.#waiting.push(acquire);
    });
  }

  /** A slot passes straight to the next in line, so nobody overtakes. */
  #release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }
}
