import { ApiError } from '@ministerio/contract/client';
import type { DoorStore } from './door-store.ts';
import type { DoorTransport } from './transport.ts';

/** How many people of a day nobody wrote down. */
export interface HeadCount {
  /** The church's day, `YYYY-MM-DD`. */
  readonly date: string;
  /** 0 to 9999. */
  readonly total: number;
  /** Whether the server has it. */
  readonly isSent: boolean;
}

const NOTE = 'conteo';

/** The newest head count of this phone, kept until the server has it; a newer one replaces it. */
export class HeadCounter {
  readonly #store: DoorStore;
  readonly #transport: DoorTransport;

  constructor(store: DoorStore, transport: DoorTransport) {
    this.#store = store;
    this.#transport = transport;
  }

  async read(): Promise<HeadCount | null> {
    return ((await this.#store.readNote(NOTE)) as HeadCount | undefined) ?? null;
  }

  async write(date: string, total: number): Promise<void> {
    await this.#store.writeNote(NOTE, { date, total, isSent: false } satisfies HeadCount);
  }

  /**
   * Sends a count.
   * @returns the server's sentence where it refused the count for good: the day is over. Undefined where it took it.
   * @throws ApiError for every other failure: the count stays.
   */
  async send(count: HeadCount): Promise<{ readonly message: string | null } | undefined> {
    let refused: { readonly message: string | null } | undefined;
    try {
      await this.#transport.putHeadCount(count.date, count.total);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'day_over') throw error;
      refused = { message: error.serverMessage };
    }
    const newest = await this.read();
    // Somebody typed another one meanwhile: that one goes next.
    if (newest?.date !== count.date || newest.total !== count.total) return refused;
    await this.#store.writeNote(NOTE, refused ? undefined : { ...count, isSent: true });
    return refused;
  }
}
