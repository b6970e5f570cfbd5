import { ApiError } from '@ministerio/contract/client';
import type { DoorStore } from './door-store.ts';
import type { DoorTransport } from './transport.ts';

/** How many people of a day nobody wrote down. */
export interface HeadCount {
  /** A random UUID: of the same number typed twice each is sent. */
  readonly clave: string;
  /** The church's day, `YYYY-MM-DD`. */
  readonly date: string;
  /** 0 to 9999. */
  readonly total: number;
  /** Whether the server has it. */
  readonly isSent: boolean;
}

/** What came of a count that was sent. */
interface Outcome {
  readonly clave: string;
  readonly isRefused: boolean;
}

/** Two notes, each with one writer: a count that is typed while another is on the wire is never written over. */
const TYPED = 'conteo';
const OUTCOME = 'conteo-enviado';

/** The newest head count of this phone, kept until the server has it; a newer one replaces it. */
export class HeadCounter {
  readonly #store: DoorStore;
  readonly #transport: DoorTransport;

  constructor(store: DoorStore, transport: DoorTransport) {
    this.#store = store;
    this.#transport = transport;
  }

  async read(): Promise<HeadCount | null> {
    const [typed, outcome] = await Promise.all([
      this.#store.readNote(TYPED) as Promise<HeadCount | undefined>,
      this.#store.readNote(OUTCOME) as Promise<Outcome | undefined>,
    ]);
    if (!typed) return null;
    if (!outcome || outcome.clave !== typed.clave) return typed;
    return outcome.isRefused ? null : { ...typed, isSent: true };
  }

  async write(count: HeadCount): Promise<void> {
    await this.#store.writeNote(TYPED, count);
  }

  /**
   * Sends a count.
   * @returns the server's sentence where it refused the count for good: the day is over. Undefined where it took it.
   * @throws ApiError for every other failure: the count stays.
   */
  async send({ clave, date, total }: HeadCount): Promise<{ readonly message: string | null } | undefined> {
    let refused: { readonly message: string | null } | undefined;
    try {
      await this.#transport.putHeadCount(date, total);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'day_over') throw error;
      refused = { message: error.serverMessage };
    }
    await this.#store.writeNote(OUTCOME, { clave, isRefused: refused !== undefined } satisfies Outcome);
    return refused;
  }
}
