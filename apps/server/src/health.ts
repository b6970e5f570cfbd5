import type { ServerProblem } from '@ministerio/contract';
import type { Clock } from './clock.ts';
import { storageFault } from './db/errors.ts';

/** For how long a failed write says that the server is not ready. */
const NOT_READY_MS = 60_000;
/** For how long administrators see it. */
const TOLD_MS = 24 * 60 * 60_000;

/** A problem and since when, in UTC milliseconds. */
export interface KnownProblem {
  readonly problem: ServerProblem;
  readonly sinceMs: number;
}

/**
 * Problems that this process knows of its machine: reported by `/ready` and in the panel's notices. Kept in
 * memory, for the disk may be what is wrong.
 */
export class Health {
  readonly #clock: Clock;
  readonly #since = new Map<ServerProblem, number>();

  /** @param problems - found at the start. */
  constructor(clock: Clock, problems: readonly ServerProblem[] = []) {
    this.#clock = clock;
    for (const problem of problems) this.set(problem, true);
  }

  /** Says whether a problem is there. */
  set(problem: ServerProblem, isThere: boolean): void {
    if (!isThere) this.#since.delete(problem);
    else if (!this.#since.has(problem)) this.#since.set(problem, this.#clock());
  }

  /** Notes an error that says that the disk is full, read-only, failing or damaged; any other is ignored. */
  note(error: unknown): void {
    const fault = storageFault(error);
    if (fault === 'damage') this.set('datos', true);
    if (fault === 'disk') this.#since.set('escritura', this.#clock());
  }

  /** Whether something could not be written in the last minute. */
  get refusesWrites(): boolean {
    return this.#age('escritura') < NOT_READY_MS;
  }

  /** Problems for administrators, the oldest first. */
  get problems(): readonly KnownProblem[] {
    return [...this.#since]
      .filter(([problem]) => problem !== 'escritura' || this.#age(problem) < TOLD_MS)
      .map(([problem, sinceMs]) => ({ problem, sinceMs }));
  }

  /** Milliseconds; without end for what is not there. A time of a clock that was ahead counts as now. */
  #age(problem: ServerProblem): number {
    const sinceMs = this.#since.get(problem);
    return sinceMs === undefined ? Number.POSITIVE_INFINITY : Math.max(0, this.#clock() - sinceMs);
  }
}
