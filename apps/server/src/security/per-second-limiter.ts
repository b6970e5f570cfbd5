import type { Clock } from '../clock.ts';

/** Counts what one process begins within a second; the cheapest shield, before any database work (R4). */
export class PerSecondLimiter {
  readonly #limit: number;
  readonly #clock: Clock;
  #second = 0;
  #begun = 0;

  constructor(limit: number, clock: Clock) {
    this.#limit = limit;
    this.#clock = clock;
  }

  /** Whether one more may begin now. */
  enter(): boolean {
    const second = Math.floor(this.#clock() / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#begun = 0;
    }
    this.#begun += 1;
    return this.#begun <= this.#limit;
  }
}
