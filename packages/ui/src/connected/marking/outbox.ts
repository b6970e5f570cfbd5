import { putHeadCount, undoMark } from '@ministerio/contract';
import { ApiError, type Client } from '@ministerio/contract/client';
import type { Newcomer } from '@ministerio/contract/domain';
import { Batches } from './batches.ts';
import { type Answered, sendBatch, type Trouble, troubleOf } from './calls.ts';
import {
  isMark,
  isVisit,
  type MarkWho,
  type QueuedEntry,
  type QueuedMark,
  type QueuedVisit,
} from './entry.ts';
import { later } from './later.ts';
import type { OutboxContent, OutboxStore } from './outbox-store.ts';

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

/** What the screen knows of the outbox. */
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

/** What happened to a mark, a visit or a head count. */
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
  /** Runs work while no other tab does. @default at once */
  readonly alone?: (work: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs that the store has changed. */
  readonly tellOthers?: () => void;
}

const defaults = {
  random: () => Math.random(),
  newKey: (): string => crypto.randomUUID(),
  after: later,
  alone: (work: () => Promise<void>) => work(),
};

/** Sent by calls of its own. */
type Kind = 'marks' | 'visits' | 'count';

/** Longest wait for an answer before the door counts as offline. */
const OFFLINE_MS = 3000;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 30_000;
const UNCONFIRMED_RETRY_MS = 5000;
/** Two notes, each with one writer: a count that is typed while another is on the wire is never written over. */
const TYPED_COUNT = 'conteo';
const SENT_COUNT = 'conteo-enviado';

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
  readonly #batches = { marks: new Batches(), visits: new Batches() };
  /** What failed last goes last: no kind holds up another. */
  #order: readonly Kind[] = ['marks', 'visits', 'count'];
  /** Calls that failed in a row. */
  #failures = 0;
  #isSending = false;
  #sendAgain = false;
  #isStopped = false;
  #cancelRetry = () => {};

  constructor(options: OutboxOptions) {
    this.#options = { ...defaults, ...options };
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
      await this.#options.store.writeNote(TYPED_COUNT, count);
    } catch {
      this.#tell({ kind: 'not-counted', message: null });
    }
    this.#set({ count: await this.#readCount() });
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
    const [count] = await Promise.all([this.#readCount(), this.#options.store.read()]);
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
    const { waiting: all, undoing } = this.#options.store.content();
    const waiting = all.filter(({ clave }) => !this.#storing.has(clave));
    const hasWork = {
      marks: undoing.length > 0 || waiting.some(isMark),
      visits: waiting.some(isVisit),
      count: this.#state.count?.isSent === false,
    };
    const kind = this.#order.find((each) => hasWork[each]);
    let events: readonly OutboxEvent[] = [];
    const cancel = this.#options.after(OFFLINE_MS, () => this.#set({ link: 'sin-senal' }));
    try {
      if (kind) events = await this.#call(kind, waiting, undoing);
    } catch (error) {
      this.#order = [...this.#order.filter((each) => each !== kind), ...(kind ? [kind] : [])];
      throw error;
    } finally {
      cancel();
    }
    // With nothing left to try again, what comes next has no failure to wait for.
    this.#failures = 0;
    if (kind === undefined) return this.#sendAgain;
    // Before the state changes: at no moment is an entry neither waiting nor answered.
    for (const event of events) this.#tell(event);
    const { access } = this.#state;
    this.#set({ link: 'en-linea', access: access === 'ended' ? access : 'open' });
    this.#options.tellOthers?.();
    return true;
  }

  #call(
    kind: Kind,
    waiting: readonly QueuedEntry[],
    [undo]: readonly string[],
  ): Promise<readonly OutboxEvent[]> {
    const { count } = this.#state;
    if (kind === 'count' && count) return this.#sendCount(count);
    // The same person may have been marked again meanwhile: the undo goes before that mark.
    if (kind === 'marks' && undo !== undefined) return this.#sendUndo(undo);
    return this.#sendBatch(kind === 'visits' ? kind : 'marks', waiting);
  }

  async #sendBatch(
    kind: 'marks' | 'visits',
    waiting: readonly QueuedEntry[],
  ): Promise<readonly OutboxEvent[]> {
    const { store, client, now } = this.#options;
    const batches = this.#batches[kind];
    const next = batches.next(waiting.filter(kind === 'visits' ? isVisit : isMark));
    const touched = await store.touch(next.map(({ clave }) => clave));
    const batch = next.filter(({ clave }) => touched.has(clave));
    if (this.#isStopped || batch.length === 0) return [];
    let answered: readonly Answered[];
    try {
      answered = await sendBatch(client, batch, now(), waiting.length - next.length);
    } catch (error) {
      if (troubleOf(error) === 'too-much') batches.shrink(batch);
      throw error;
    }
    await store.settle(
      answered.map(({ answer: { clave, resultado } }) => ({
        clave,
        refusal: resultado === 'no-existe' || resultado === 'fuera-de-plazo' ? resultado : null,
      })),
    );
    batches.grow();
    return answered;
  }

  async #sendUndo(clave: string): Promise<readonly OutboxEvent[]> {
    const { store, client } = this.#options;
    let event: OutboxEvent = { kind: 'undone', clave };
    try {
      await client.call(undoMark, { params: { clave } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === undefined) throw error;
      if (error.status === 409) event = { kind: 'not-undone', clave, message: error.serverMessage };
      else if (error.status !== 404) throw error;
    }
    await store.drop(clave);
    return [event];
  }

  /** Sends a count; only one whose day is over is refused for good. */
  async #sendCount({ clave, date, total }: HeadCount): Promise<readonly OutboxEvent[]> {
    const { store, client } = this.#options;
    const events: OutboxEvent[] = [];
    try {
      await client.call(putHeadCount, { params: { fecha: date }, body: { total } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'day_over') throw error;
      events.push({ kind: 'not-counted', message: error.serverMessage });
    }
    await store.writeNote(SENT_COUNT, { clave, isRefused: events.length > 0 });
    this.#set({ count: await this.#readCount() });
    return events;
  }

  /** The newest head count of this phone, kept until the server has it; a newer one replaces it. */
  async #readCount(): Promise<HeadCount | null> {
    const { readNote } = this.#options.store;
    const [typed, sent] = (await Promise.all([readNote(TYPED_COUNT), readNote(SENT_COUNT)])) as [
      HeadCount | undefined,
      { readonly clave: string; readonly isRefused: boolean } | undefined,
    ];
    if (!typed) return null;
    if (sent?.clave !== typed.clave) return typed;
    return sent.isRefused ? null : { ...typed, isSent: true };
  }

  #fail(error: unknown): void {
    const found = troubleOf(error);
    // What it took before its end is refused too: the 36 hours are over.
    const trouble = found === 'ended' ? 'removed' : found;
    this.#set(stateAfter(trouble));
    this.#failures += 1;
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
