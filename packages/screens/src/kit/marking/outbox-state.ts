import type { Client } from '@ministerio/contract/client';
import type { Answered } from './calls.ts';
import type { QueuedEntry } from './entry.ts';
import type { HeadCount } from './head-count.ts';
import type { later } from './later.ts';
import type { OutboxContent, OutboxStore } from './outbox-store.ts';

/** State of the outbox for the screen. */
export interface OutboxState extends OutboxContent {
  /** How many of those that wait are safe on this phone; the last ones typed are on their way into the store. */
  readonly stored: number;
  /** No answer for three seconds, or an error, is 'sin señal'. */
  readonly link: 'en-linea' | 'sin-senal';
  /**
   * `removed`: the phone may not send any more; `ended`: its inscription is over, and for 36 hours it sends what it took
   * before (R52); `unconfirmed`: it waits for an administrator.
   */
  readonly access: 'open' | 'removed' | 'ended' | 'unconfirmed';
  /** The newest head count that was typed here; null for none. */
  readonly count: HeadCount | null;
}

/** Event of a mark, a visit or a head count. */
export type OutboxEvent =
  | Answered
  /** It could not be stored, so it is not in the outbox. */
  | { readonly kind: 'not-stored'; readonly mark: QueuedEntry; readonly error: unknown }
  /** The server has taken a mark back, or never had it. */
  | { readonly kind: 'undone'; readonly clave: string }
  /** The server does not let go of a mark. */
  | { readonly kind: 'not-undone'; readonly clave: string; readonly message: string | null }
  /** A visit was deleted here after it had been on the wire: the server may have it, and no door can undo it there. */
  | { readonly kind: 'maybe-noted'; readonly clave: string }
  /** The server refused the head count for good. */
  | { readonly kind: 'not-counted'; readonly message: string | null };

/** Everything from outside, so that tests have their own. */
export interface OutboxOptions {
  readonly store: OutboxStore;
  /** With the phone's cookie or an administrator's token. */
  readonly client: Client;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** From 0 up to 1. @default chance */
  readonly random?: () => number;
  /** @default a random UUID */
  readonly newKey?: () => string;
  /** @returns cancels. @default the browser's timer */
  readonly after?: typeof later;
  /** Runs work while no other tab does. @default there is no other tab */
  readonly alone?: (work: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs that the store has changed. */
  readonly tellOthers?: () => void;
}
