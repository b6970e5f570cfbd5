import type { MinistryPerson } from '@ministerio/contract';
import { ApiError } from '@ministerio/contract/client';
import type { CalendarDate } from '@ministerio/contract/domain';
import { later } from './later.ts';

/** A tap that the server does not have yet: whether somebody of a ministry was there on a day. */
export interface Tap {
  readonly ministryId: number;
  /** `YYYY-MM-DD`. */
  readonly day: CalendarDate;
  readonly userId: number;
  readonly present: boolean;
}

/** State of the taps for the screen. */
export interface TapState {
  /** Last unsent tap of each person, oldest first. */
  readonly unsent: readonly Tap[];
  /** No answer came: it tries again by itself. */
  readonly isLost: boolean;
}

export interface TapOptions {
  /** Tells the server; idempotent. */
  readonly send: (tap: Tap) => Promise<MinistryPerson>;
  /** The server has it. */
  readonly onSaved: (tap: Tap, person: MinistryPerson) => void;
  /** The server refused it for good: the person is as before. */
  readonly onRefused: (tap: Tap, error: ApiError) => void;
  /** @returns cancels. @default the browser's timer */
  readonly after?: typeof later;
}

const RETRY_MS = 3000;

/**
 * Taps on their way to the server, one at a time: what was tapped last of a person is what is sent, so that none is lost on
 * a slow line and none counts twice.
 */
export class TapQueue {
  readonly #options: Required<TapOptions>;
  readonly #changed = new Set<() => void>();
  #state: TapState = { unsent: [], isLost: false };
  #isSending = false;
  #cancelRetry = () => {};

  constructor(options: TapOptions) {
    this.#options = { after: later, ...options };
  }

  /** Referentially stable until something changes. */
  readonly read = (): TapState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#changed.add(listener);
    return () => void this.#changed.delete(listener);
  };

  /** A person was tapped. */
  tap(tap: Tap): void {
    this.#set({ unsent: [...this.#state.unsent.filter((other) => !isSame(other, tap)), tap] });
    void this.#run();
  }

  /** Tries at once: the line is back. */
  readonly retry = (): void => {
    this.#cancelRetry();
    void this.#run();
  };

  async #run(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    this.#cancelRetry();
    try {
      for (let [next] = this.#state.unsent; next !== undefined; [next] = this.#state.unsent) {
        await this.#send(next);
      }
    } catch {
      this.#set({ isLost: true });
      this.#cancelRetry = this.#options.after(RETRY_MS, () => void this.#run());
    } finally {
      this.#isSending = false;
    }
  }

  /** @throws what the call throws, where it may succeed later. */
  async #send(tap: Tap): Promise<void> {
    try {
      this.#options.onSaved(tap, await this.#options.send(tap));
    } catch (error) {
      if (!(error instanceof ApiError) || !isFinal(error)) throw error;
      this.#options.onRefused(tap, error);
    }
    // A person who was tapped again meanwhile has another tap, which goes next.
    this.#set({ unsent: this.#state.unsent.filter((other) => other !== tap), isLost: false });
  }

  #set(change: Partial<TapState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#changed) listener();
  }
}

/** Whether two taps are about the same person and day. */
function isSame(one: Tap, other: Tap): boolean {
  return one.userId === other.userId && one.day === other.day && one.ministryId === other.ministryId;
}

/** Whether the server itself said no; a proxy's page, or a server that is busy, says nothing about a tap. */
function isFinal({ failure, status = 0, code }: ApiError): boolean {
  return failure === 'refused' && code !== undefined && status < 500 && status !== 429;
}
