import type { Newcomer } from '@ministerio/contract/domain';
import { HeadCounter } from './head-count.ts';
import {
  isMark,
  isVisit,
  type MarkWho,
  type QueuedEntry,
  type QueuedMark,
  type QueuedVisit,
} from './mark.ts';
import { Backoff } from './pace.ts';
import type { QueueEvent, QueueOptions, QueueState } from './queue-state.ts';
import { Sender } from './sender.ts';
import { type Trouble, troubleOf } from './transport.ts';

/** Longest wait for an answer before the door counts as offline. */
const OFFLINE_MS = 3000;
const START: QueueState = {
  waiting: [],
  refused: [],
  undoing: [],
  stored: 0,
  link: 'en-linea',
  access: 'open',
  count: null,
};

/** The marks, visits and head count of a door, which are safe on this phone and send themselves (R50, R52, R53). */
export class DoorQueue {
  readonly #options: QueueOptions;
  readonly #changed = new Set<() => void>();
  readonly #heard = new Set<(event: QueueEvent) => void>();
  #state = START;
  /** Typed, and on its way into the store. */
  readonly #storing = new Map<string, QueuedEntry>();
  /** Undone on that way. */
  readonly #undone = new Set<string>();
  readonly #counter: HeadCounter;
  readonly #sender: Sender;
  readonly #backoff: Backoff;
  #isSending = false;
  #sendAgain = false;
  #isStopped = false;
  #cancelRetry = () => {};

  constructor(options: QueueOptions) {
    this.#options = options;
    const { store, transport, now, random } = options;
    this.#counter = new HeadCounter(store, transport);
    this.#sender = new Sender(store, transport, this.#counter, now);
    this.#backoff = new Backoff(random);
  }

  /** Referentially stable until something changes. */
  readonly read = (): QueueState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#changed.add(listener);
    return () => void this.#changed.delete(listener);
  };

  /** Calls back with what happens to marks. @returns stops. */
  readonly listen = (listener: (event: QueueEvent) => void): (() => void) => {
    this.#heard.add(listener);
    return () => void this.#heard.delete(listener);
  };

  /** The door's own timer. @returns cancels. */
  readonly after = (ms: number, run: () => void): (() => void) => this.#options.after(ms, run);

  /**
   * Reads what an earlier visit left, and begins to send it.
   * @param access - what that visit knew of the phone. @default 'open'
   */
  async start(access: QueueState['access'] = 'open'): Promise<void> {
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

  /** Undoes a mark: here where nobody else has seen it, else at the server as soon as it answers. */
  async undo(clave: string): Promise<void> {
    if (this.#storing.has(clave)) this.#undone.add(clave);
    else await this.#options.store.withdraw(clave);
    await this.#afterChange();
  }

  /** Deletes a visit from this phone; where the server may have it already, that is told. */
  async undoVisit(clave: string): Promise<void> {
    if (this.#storing.has(clave)) this.#undone.add(clave);
    else await this.#withdrawVisit(clave);
    await this.#afterChange();
  }

  /** Keeps how many people of a day nobody wrote down; the newest count is the one that is sent. */
  async setCount(date: string, total: number): Promise<void> {
    const count = { clave: this.#options.newKey(), date, total, isSent: false };
    this.#set({ count });
    try {
      await this.#counter.write(count);
    } catch {
      this.#tell({ kind: 'not-counted', message: null });
    }
    await this.#afterChange();
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
    await this.#afterChange();
  }

  /** Reads the store again: another tab has changed it. */
  async reload(): Promise<void> {
    const [content, count] = await Promise.all([this.#options.store.read(), this.#counter.read()]);
    const known = new Set(content.waiting.map(({ clave }) => clave));
    const storing = [...this.#storing.values()].filter(({ clave }) => !known.has(clave));
    const waiting = [...content.waiting, ...storing].filter(({ clave }) => !this.#undone.has(clave));
    this.#set({ ...content, count, waiting });
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
    this.#backoff.reset();
    this.#set({ access: 'open', link: 'en-linea' });
    this.send();
  }

  #take<Entry extends QueuedEntry>(entry: Entry): Entry {
    this.#storing.set(entry.clave, entry);
    this.#set({ waiting: [...this.#state.waiting, entry] });
    void this.#keep(entry);
    return entry;
  }

  async #keep(mark: QueuedEntry): Promise<void> {
    const { clave } = mark;
    try {
      await this.#options.store.add(mark);
      // Not sent yet: what is on its way into the store is not.
      if (this.#undone.has(clave)) {
        await (isVisit(mark) ? this.#withdrawVisit(clave) : this.#options.store.withdraw(clave));
      }
    } catch (error) {
      this.#set({ waiting: this.#state.waiting.filter((one) => one.clave !== clave) });
      this.#tell({ kind: 'not-stored', mark, error });
      return;
    } finally {
      this.#storing.delete(clave);
      this.#undone.delete(clave);
    }
    this.#set({});
    this.#options.tellOthers?.();
    // A phone without signal tries again at its own pace, not with every person.
    if (!this.#backoff.isWaiting) this.send();
  }

  async #withdrawVisit(clave: string): Promise<void> {
    if ((await this.#options.store.withdrawVisit(clave)) === 'gone') return;
    this.#tell({ kind: 'maybe-noted', clave });
  }

  async #afterChange(): Promise<void> {
    await this.reload();
    this.#options.tellOthers?.();
    if (!this.#backoff.isWaiting) this.send();
  }

  async #run(): Promise<void> {
    try {
      await this.#options.alone(async () => {
        do {
          this.#sendAgain = false;
          await this.reload();
          // Another tab may have held this up for long.
        } while (!this.#isStopped && (await this.#step()));
      });
    } catch (error) {
      this.#sendAgain = false;
      this.#fail(error);
    }
  }

  /** One call. @returns whether there may be more to do */
  async #step(): Promise<boolean> {
    const { waiting, undoing, count } = this.#state;
    const stored = waiting.filter(({ clave }) => !this.#storing.has(clave));
    const events = await this.#inTime(this.#sender.step({ waiting: stored, undoing, count }));
    // With nothing left to try again, what comes next has no failure to wait for.
    this.#backoff.reset();
    if (events === null) return this.#sendAgain;
    const { access } = this.#state;
    this.#set({ link: 'en-linea', access: access === 'ended' ? access : 'open' });
    // Before the store is read again: at no moment is an entry neither waiting nor answered.
    for (const event of events) this.#tell(event);
    await this.reload();
    this.#options.tellOthers?.();
    return true;
  }

  async #inTime<Answer>(call: Promise<Answer>): Promise<Answer> {
    const cancel = this.#options.after(OFFLINE_MS, () => this.#set({ link: 'sin-senal' }));
    try {
      return await call;
    } finally {
      cancel();
    }
  }

  #fail(error: unknown): void {
    const found = troubleOf(error);
    // What it took before its end is refused too: the 36 hours are over.
    const trouble = found === 'ended' ? 'removed' : found;
    const waitMs = this.#backoff.next(error, trouble);
    this.#set(stateAfter(trouble));
    if (trouble === 'removed' || this.#isStopped) return;
    this.#cancelRetry = this.#options.after(waitMs, () => this.send());
  }

  #set(change: Partial<QueueState>): void {
    const state = { ...this.#state, ...change };
    const stored = state.waiting.filter(({ clave }) => !this.#storing.has(clave)).length;
    this.#state = { ...state, stored };
    for (const listener of this.#changed) listener();
  }

  #tell(event: QueueEvent): void {
    for (const listener of this.#heard) listener(event);
  }
}

function stateAfter(trouble: Trouble): Partial<QueueState> {
  if (trouble === 'silent' || trouble === 'too-much') return { link: 'sin-senal' };
  return { link: 'en-linea', access: trouble };
}
