import { ApiError } from '@ministerio/contract/client';
import type { Newcomer } from '@ministerio/contract/domain';
import { type Trouble, troubleOf } from './calls.ts';
import {
  isMark,
  isVisit,
  type MarkWho,
  type QueuedEntry,
  type QueuedMark,
  type QueuedVisit,
} from './entry.ts';
import { readHeadCount, writeHeadCount } from './head-count.ts';
import { later } from './later.ts';
import type { OutboxEvent, OutboxOptions, OutboxState } from './outbox-state.ts';
import type { OutboxContent } from './outbox-store.ts';
import { Sender } from './sender.ts';

const defaults = {
  random: () => Math.random(),
  newKey: (): string => crypto.randomUUID(),
  after: later,
  // Later, as a lock is given.
  alone: (work: () => Promise<void>) => Promise.resolve().then(work),
};

/** Longest wait for an answer before the door counts as offline. */
const OFFLINE_MS = 3000;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 30_000;
const UNCONFIRMED_RETRY_MS = 5000;

/** The marks, visits and head count of a door, which are safe on this phone and send themselves (R50, R52, R53). */
export class Outbox {
  readonly #options: OutboxOptions & typeof defaults;
  readonly #changed = new Set<() => void>();
  readonly #heard = new Set<(event: OutboxEvent) => void>();
  #state: OutboxState;
  /** Typed, and on its way into the store. */
  readonly #storing = new Map<string, QueuedEntry>();
  /** Undone on that way. */
  readonly #undone = new Set<string>();
  readonly #sender: Sender;
  /** Calls that failed in a row. */
  #failures = 0;
  #isSending = false;
  #sendAgain = false;
  #isStopped = false;
  #cancelRetry = () => {};

  constructor(options: OutboxOptions) {
    this.#options = { ...defaults, ...options };
    this.#sender = new Sender(options);
    this.#state = { ...options.store.content(), stored: 0, link: 'en-linea', access: 'open', count: null };
  }

  /** Referentially stable until something changes. */
  readonly read = (): OutboxState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#changed.add(listener);
    return () => void this.#changed.delete(listener);
  };

  /** Calls back with what happens to marks. @returns stops. */
  readonly listen = (listener: (event: OutboxEvent) => void): (() => void) => {
    this.#heard.add(listener);
    return () => void this.#heard.delete(listener);
  };

  /** The door's own timer. @returns cancels. */
  readonly after = (ms: number, run: () => void): (() => void) => this.#options.after(ms, run);

  /**
   * Reads what an earlier visit left, and begins to send it.
   * @param access - what that visit knew of the phone. @default 'open'
   */
  async start(access: OutboxState['access'] = 'open'): Promise<void> {
    this.#set({ access });
    await this.reload();
    this.send();
  }

  /** Stops for good; what is stored stays. */
  stop(): void {
    this.#isStopped = true;
    this.#cancelRetry();
  }

  /** Takes a mark. It counts at once; the store follows. */
  add(who: MarkWho, takenMs = this.#options.now()): QueuedMark {
    return this.#take({ clave: this.#options.newKey(), who, takenMs });
  }

  /** Takes a visit ('Soy nuevo'), likewise. */
  addVisit(visitor: Newcomer): QueuedVisit {
    const { newKey, now } = this.#options;
    return this.#take({ clave: newKey(), who: { visitor }, takenMs: now() });
  }

  /**
   * Undoes a mark: here where nobody else has seen it, else at the server as soon as it answers. A visit is deleted from
   * this phone; where the server may have it already, that is told.
   */
  async undo(clave: string, isOfVisit = false): Promise<void> {
    if (this.#storing.has(clave)) this.#undone.add(clave);
    else await this.#withdraw(clave, isOfVisit);
    this.#changedHere();
  }

  /** Keeps how many people of a day nobody wrote down; the newest count is the one that is sent. */
  async setCount(date: string, total: number): Promise<void> {
    const count = { clave: this.#options.newKey(), date, total, isSent: false };
    this.#set({ count });
    try {
      await writeHeadCount(this.#options.store, count);
    } catch {
      this.#tell({ kind: 'not-counted', message: null });
    }
    this.#set({ count: await readHeadCount(this.#options.store) });
    this.#changedHere();
  }

  /** Gives a refused mark to another number or to somebody of the list, at its own time. */
  async correct(clave: string, who: MarkWho): Promise<void> {
    const refused = this.#state.refused.find((entry) => entry.clave === clave);
    if (!refused || !isMark(refused)) return;
    this.add(who, refused.takenMs);
    await this.discard(clave);
  }

  /** Drops a refused mark or visit. */
  async discard(clave: string): Promise<void> {
    await this.#options.store.drop(clave);
    this.#changedHere();
  }

  /** Reads the store again: another tab has changed it. */
  async reload(): Promise<void> {
    const { store } = this.#options;
    const [count] = await Promise.all([readHeadCount(store), store.read()]);
    this.#set({ count });
  }

  /** Sends what waits. While something is on the wire the rest follows by itself. */
  send(): void {
    this.#sendAgain = true;
    if (this.#isStopped || this.#isSending || this.#state.access === 'removed') return;
    this.#cancelRetry();
    this.#isSending = true;
    void this.#run().finally(() => {
      this.#isSending = false;
      if (this.#sendAgain && !this.#isStopped) this.send();
    });
  }

  /** Notes that the server answered another call of the door. */
  noteAnswer(): void {
    const { link, access } = this.#state;
    if (link !== 'en-linea' || access !== 'open') this.#set({ link: 'en-linea', access: 'open' });
    this.send();
  }

  /** Notes a failure of another call of the door. */
  noteFailure(error: unknown): void {
    const trouble = troubleOf(error);
    this.#set(stateAfter(trouble));
    if (trouble === 'ended') this.send();
  }

  /** The phone was enrolled again. */
  reopen(): void {
    this.#failures = 0;
    this.#set({ access: 'open', link: 'en-linea' });
    this.send();
  }

  #take<Entry extends QueuedEntry>(entry: Entry): Entry {
    this.#storing.set(entry.clave, entry);
    this.#set({});
    void this.#keep(entry);
    return entry;
  }

  async #keep(mark: QueuedEntry): Promise<void> {
    const { clave } = mark;
    try {
      await this.#options.store.add(mark);
      // Not sent yet: what is on its way into the store is not.
      if (this.#undone.has(clave)) await this.#withdraw(clave, isVisit(mark));
    } catch (error) {
      this.#tell({ kind: 'not-stored', mark, error });
    }
    this.#storing.delete(clave);
    this.#undone.delete(clave);
    this.#changedHere();
  }

  async #withdraw(clave: string, isOfVisit: boolean): Promise<void> {
    const done = await this.#options.store.withdraw(clave, isOfVisit);
    if (isOfVisit && done === 'sent') this.#tell({ kind: 'maybe-noted', clave });
  }

  #changedHere(): void {
    this.#set({});
    this.#options.tellOthers?.();
    // A phone without signal tries again at its own pace, not with every person.
    if (this.#failures === 0) this.send();
  }

  async #run(): Promise<void> {
    try {
      await this.#options.alone(async () => {
        do {
          this.#sendAgain = false;
          // Another tab may have held this up for long.
        } while (!this.#isStopped && (await this.#step()));
      });
    } catch (error) {
      this.#sendAgain = false;
      this.#fail(error);
    }
  }

  /** Makes one call, with what is stored. @returns whether there may be more to do */
  async #step(): Promise<boolean> {
    const { store, after, tellOthers } = this.#options;
    const { waiting, undoing } = store.content();
    const stored = waiting.filter(({ clave }) => !this.#storing.has(clave));
    const { count } = this.#state;
    const cancel = after(OFFLINE_MS, () => this.#set({ link: 'sin-senal' }));
    const events = await this.#sender.step({ waiting: stored, undoing, count }).finally(cancel);
    // With nothing left to try again, what comes next has no failure to wait for.
    this.#failures = 0;
    if (events === null) return this.#sendAgain;
    // Before the state changes: at no moment is an entry neither waiting nor answered.
    for (const event of events) this.#tell(event);
    const { access } = this.#state;
    const link = { link: 'en-linea', access: access === 'ended' ? access : 'open' } as const;
    this.#set(count?.isSent === false ? { ...link, count: await readHeadCount(store) } : link);
    tellOthers?.();
    return true;
  }

  #fail(error: unknown): void {
    const found = troubleOf(error);
    // Marks taken before the end are refused too: the 36 hours are over.
    const trouble = found === 'ended' ? 'removed' : found;
    this.#failures += 1;
    this.#set(stateAfter(trouble));
    if (trouble === 'removed' || this.#isStopped) return;
    this.#cancelRetry = this.#options.after(this.#retryMs(error, trouble), () => this.send());
  }

  /** Longer after each failure, at most about half a minute. */
  #retryMs(error: unknown, trouble: Trouble): number {
    const askedMs = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
    const backoffMs = Math.min(FIRST_RETRY_MS * 2 ** (this.#failures - 1), LAST_RETRY_MS);
    // Several phones of one door lose their signal at once; they do not all come back at once.
    const spreadMs = backoffMs * (0.75 + this.#options.random() / 2);
    return Math.max(trouble === 'unconfirmed' ? UNCONFIRMED_RETRY_MS : spreadMs, askedMs);
  }

  #set(change: Partial<Omit<OutboxState, keyof OutboxContent>>): void {
    const content = this.#options.store.content();
    const isStored = new Set(content.waiting.map(({ clave }) => clave));
    const storing = [...this.#storing.values()].filter(({ clave }) => !isStored.has(clave));
    const waiting = [...content.waiting, ...storing].filter(({ clave }) => !this.#undone.has(clave));
    const stored = waiting.filter(({ clave }) => !this.#storing.has(clave)).length;
    this.#state = { ...this.#state, ...content, ...change, waiting, stored };
    for (const listener of this.#changed) listener();
  }

  #tell(event: OutboxEvent): void {
    for (const listener of this.#heard) listener(event);
  }
}

function stateAfter(trouble: Trouble): Pick<OutboxState, 'link'> & Partial<Pick<OutboxState, 'access'>> {
  if (trouble === 'silent' || trouble === 'too-much') return { link: 'sin-senal' };
  return { link: 'en-linea', access: trouble };
}
