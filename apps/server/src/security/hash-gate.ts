/** Password work that would have waited too long; the caller answers 503 `busy`. */
export class GateFull extends Error {
  override readonly name = 'GateFull';
}

export interface HashGateOptions {
  /** Hashes that run at the same time. */
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
export function hashGateFor(threads: number): HashGateOptions {
  return { slots: Math.max(1, threads - 2), queue: 32, waitMs: 3000 };
}

/** Lets a bounded number of password hashes run at once, a bounded number wait, and refuses the rest (R4). */
export class HashGate {
  readonly #options: HashGateOptions;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: HashGateOptions) {
    this.#options = options;
  }

  /**
   * Runs work in a slot.
   * @throws GateFull - the queue is full, or a slot did not come free in time.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    if (this.#running < this.#options.slots) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= this.#options.queue) throw new GateFull();
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(new GateFull());
      }, this.#options.waitMs);
      this.#waiting.push(enter);
    });
  }

  /** A slot passes straight to the next in line, so nobody overtakes. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }
}
