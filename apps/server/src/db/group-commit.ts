import { setImmediate } from 'node:timers/promises';
import { isPostgres, type Store, type StoreTransaction } from './database.ts';
import { inTransaction } from './transaction.ts';

/** Bounds the wait of each caller. */
const LARGEST_GROUP = 100;

interface Waiting {
  /** Does the work; answers what resolves the caller's promise after the commit. */
  readonly attempt: (transaction: StoreTransaction) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/**
 * Simultaneous small writes share one commit. On SQLite every commit waits for the disk while nothing
 * else runs: three hundred people at one door would wait three hundred times. PostgreSQL groups commits by itself.
 *
 * Promises resolve only after the shared commit. If one of the writes fails, the whole group is rolled back and each
 * is run again alone, so `work` may run twice: it must do nothing but database work.
 */
export class GroupCommit {
  readonly #store: Store;
  readonly #waiting: Waiting[] = [];
  #running = false;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Runs `work` in a transaction that it may share with others. */
  run<T>(work: (transaction: StoreTransaction) => Promise<T>): Promise<T> {
    if (isPostgres(this.#store)) return inTransaction(this.#store, work);
    return new Promise((resolve, reject) => {
      this.#waiting.push({
        reject,
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
        // Taken one by one inside the transaction, so that late arrivals join the group.
        const next = group.length < LARGEST_GROUP ? this.#waiting.shift() : undefined;
        if (next !== undefined) group.push(next);
        return next;
      });
    } catch (error) {
      const [only, ...others] = group;
      // The transaction could not begin, and would not for any other in the queue.
      if (only === undefined) for (const { reject } of this.#waiting.splice(0)) reject(error);
      else if (others.length === 0) only.reject(error);
      else for (const one of group) await this.#commitAlone(one);
    }
  }

  async #commitAlone(one: Waiting): Promise<void> {
    const queue = [one];
    try {
      await this.#commit(() => queue.shift());
    } catch (error) {
      one.reject(error);
    }
  }

  async #commit(take: () => Waiting | undefined): Promise<void> {
    const resolvers: (() => void)[] = [];
    await this.#store.transaction().execute(async (transaction) => {
      for (let next = take(); next !== undefined; next = take())
        resolvers.push(await next.attempt(transaction));
    });
    for (const resolve of resolvers) resolve();
  }
}
