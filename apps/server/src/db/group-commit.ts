import { setImmediate } from 'node:timers/promises';
import type { Database, StoreTransaction } from './database.ts';
import { inTransaction } from './transaction.ts';

/** So that nobody waits for more than the work of a full hall. */
const LARGEST_GROUP = 100;

interface Waiting {
  /** Does the work; what it returns tells the caller, once the commit stands. */
  readonly attempt: (transaction: StoreTransaction) => Promise<() => void>;
  readonly refuse: (error: unknown) => void;
}

/**
 * Small works that arrive at the same time share one commit. On SQLite every commit waits for the disk while nothing
 * else runs; three hundred people at one door would wait three hundred times. PostgreSQL gathers commits by itself.
 *
 * A success is told only after the shared commit. Where one of the works fails, nothing of the group is kept and each
 * is done again by itself, so a work may run twice: it does database work only, and keeps nothing outside of it.
 */
export class GroupCommit {
  readonly #database: Pick<Database, 'kind' | 'store'>;
  readonly #waiting: Waiting[] = [];
  #running = false;

  constructor(database: Pick<Database, 'kind' | 'store'>) {
    this.#database = database;
  }

  /** Runs a work in a transaction that it may share with others. */
  run<T>(work: (transaction: StoreTransaction) => Promise<T>): Promise<T> {
    if (this.#database.kind === 'postgresql') return inTransaction(this.#database.store, work);
    return new Promise((resolve, refuse) => {
      this.#waiting.push({
        refuse,
        async attempt(transaction) {
          const value = await work(transaction);
          return () => resolve(value);
        },
      });
      if (!this.#running) void this.#drain();
    });
  }

  async #drain(): Promise<void> {
    this.#running = true;
    while (this.#waiting.length > 0) {
      // SQLite answers without ever waiting, so the first request would be committed before the second is even read.
      await setImmediate();
      await this.#commitWaiting();
    }
    this.#running = false;
  }

  async #commitWaiting(): Promise<void> {
    const group: Waiting[] = [];
    try {
      await this.#commit(() => {
        // Taken one by one inside the transaction: who arrives until then comes along.
        const next = group.length < LARGEST_GROUP ? this.#waiting.shift() : undefined;
        if (next !== undefined) group.push(next);
        return next;
      });
    } catch (error) {
      const [only, ...others] = group;
      // The transaction could not even begin: the same would happen to each of those who wait.
      if (only === undefined) for (const { refuse } of this.#waiting.splice(0)) refuse(error);
      else if (others.length === 0) only.refuse(error);
      else for (const one of group) await this.#commitAlone(one);
    }
  }

  async #commitAlone(one: Waiting): Promise<void> {
    const queue = [one];
    try {
      await this.#commit(() => queue.shift());
    } catch (error) {
      one.refuse(error);
    }
  }

  async #commit(take: () => Waiting | undefined): Promise<void> {
    const tell: (() => void)[] = [];
    await this.#database.store.transaction().execute(async (transaction) => {
      for (let next = take(); next !== undefined; next = take()) tell.push(await next.attempt(transaction));
    });
    for (const one of tell) one();
  }
}
