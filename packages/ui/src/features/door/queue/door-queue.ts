import { ApiError } from '@ministerio/contract/client';
import { DOOR_BATCH } from '@ministerio/contract/domain';
import type { MarkWho, QueuedMark } from './mark.ts';
import type { QueueEvent, QueueOptions, QueueState } from './queue-state.ts';
import { answersTo, type Trouble, toSettled, troubleOf } from './transport.ts';

/** Longest wait for an answer before the door counts as offline. */
const OFFLINE_MS = 3000;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 30_000;
const UNCONFIRMED_RETRY_MS = 5000;
const START: QueueState = {
  waiting: [],
  refused: [],
  undoing: [],
  stored: 0,
  link: 'en-linea',
  access: 'open',
};

/** The marks of a door, which are safe on this phone and send themselves (R50, R52, R53). */
export class DoorQueue {
  readonly #options: QueueOptions;
  readonly #changed = new Set<() => void>();
  readonly #heard = new Set<(event: QueueEvent) => void>();
  #state = START;
  /** Typed, and on its way into the store. */
  readonly #storing = new Map<string, QueuedMark>();
  /** Refused when sent alone: the others go first. */
  readonly #stuck = new Set<string>();
  #batch = DOOR_BATCH;
  #failures = 0;
  #isSending = false;
  #sendAgain = false;
  #isStopped = false;
  #cancelRetry = () => {};

  constructor(options: QueueOptions) {
    this.#options = options;
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
    const mark: QueuedMark = { clave: this.#options.newKey(), who, takenMs };
    this.#storing.set(mark.clave, mark);
    this.#set({ waiting: [...this.#state.waiting, mark] });
    void this.#keep(mark);
    return mark;
  }

  /** Undoes a mark: here where nobody else has seen it, else at the server as soon as it answers. */
  async undo(clave: string): Promise<void> {
    if (!this.#storing.has(clave)) await this.#options.store.withdraw(clave);
    else this.#storing.delete(clave);
    await this.#afterChange();
  }

  /** Gives a refused mark another number, at its own time. */
  async correct(clave: string, codigo: string): Promise<void> {
    const refused = this.#state.refused.find((mark) => mark.clave === clave);
    if (!refused) return;
    this.add({ codigo }, refused.takenMs);
    await this.discard(clave);
  }

  /** Drops a refused mark. */
  async discard(clave: string): Promise<void> {
    await this.#options.store.drop(clave);
    await this.#afterChange();
  }

  /** Reads the store again: another tab has changed it. */
  async reload(): Promise<void> {
    const content = await this.#options.store.read();
    const known = new Set(content.waiting.map(({ clave }) => clave));
    const storing = [...this.#storing.values()].filter(({ clave }) => !known.has(clave));
    this.#set({ ...content, waiting: [...content.waiting, ...storing] });
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

  /** Notes whether the server answered another call of the door. */
  noteLink(link: QueueState['link']): void {
    const isAnswered = link === 'en-linea';
    const access = isAnswered ? 'open' : this.#state.access;
    if (this.#state.link !== link || this.#state.access !== access) this.#set({ link, access });
    if (isAnswered && this.#state.waiting.length + this.#state.undoing.length > 0) this.send();
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

  async #keep(mark: QueuedMark): Promise<void> {
    try {
      await this.#options.store.add(mark);
    } catch (error) {
      this.#storing.delete(mark.clave);
      this.#set({ waiting: this.#state.waiting.filter(({ clave }) => clave !== mark.clave) });
      this.#tell({ kind: 'not-stored', mark, error });
      return;
    }
    // Undone while it was being stored.
    if (!this.#storing.delete(mark.clave)) await this.#options.store.withdraw(mark.clave);
    this.#set({});
    this.#options.tellOthers?.();
    // A phone without signal tries again at its own pace, not with every person.
    if (this.#failures === 0) this.send();
  }

  async #afterChange(): Promise<void> {
    await this.reload();
    this.#options.tellOthers?.();
    if (this.#failures === 0) this.send();
  }

  async #run(): Promise<void> {
    try {
      await this.#options.alone(async () => {
        do {
          this.#sendAgain = false;
          await this.reload();
        } while (await this.#step());
      });
    } catch (error) {
      this.#sendAgain = false;
      this.#fail(error);
    }
  }

  /** One call. @returns whether there may be more to do */
  async #step(): Promise<boolean> {
    const { store, transport, now, tellOthers } = this.#options;
    const { waiting, undoing } = this.#state;
    const [undo] = undoing;
    if (undo !== undefined) {
      await this.#undoAtServer(undo);
      return true;
    }
    const stored = waiting.filter(({ clave }) => !this.#storing.has(clave));
    const free = stored.filter(({ clave }) => !this.#stuck.has(clave));
    if (free.length === 0) this.#stuck.clear();
    const batch = (free.length > 0 ? free : stored).slice(0, this.#batch);
    if (batch.length === 0) return this.#sendAgain;
    await store.touch(batch.map(({ clave }) => clave));
    const answers = await this.#inTime(transport.send(batch, now(), stored.length - batch.length));
    const settled = answersTo(batch, answers);
    if (settled.length === 0) throw new TypeError('The server answered no mark of the batch.');
    await store.settle(settled.map(toSettled));
    this.#succeed();
    await this.reload();
    tellOthers?.();
    for (const { mark, answer } of settled) this.#tell({ kind: 'answered', mark, answer });
    return true;
  }

  async #undoAtServer(clave: string): Promise<void> {
    try {
      await this.#inTime(this.#options.transport.undo(clave));
    } catch (error) {
      const status = error instanceof ApiError && error.code !== undefined ? error.status : undefined;
      if (status !== 404 && status !== 409) throw error;
      const message = error instanceof ApiError ? error.serverMessage : null;
      if (status === 409) this.#tell({ kind: 'not-undone', clave, message });
    }
    await this.#options.store.drop(clave);
    this.#succeed();
  }

  async #inTime<Answer>(call: Promise<Answer>): Promise<Answer> {
    const cancel = this.#options.after(OFFLINE_MS, () => this.#set({ link: 'sin-senal' }));
    try {
      return await call;
    } finally {
      cancel();
    }
  }

  #succeed(): void {
    this.#failures = 0;
    this.#batch = Math.min(DOOR_BATCH, this.#batch * 2);
    const { access } = this.#state;
    this.#set({ link: 'en-linea', access: access === 'ended' ? access : 'open' });
  }

  #fail(error: unknown): void {
    const found = troubleOf(error);
    // What it took before its end is refused too: the 36 hours are over.
    const trouble = found === 'ended' ? 'removed' : found;
    this.#failures += 1;
    this.#set(stateAfter(trouble));
    if (trouble === 'removed' || this.#isStopped) return;
    if (trouble === 'too-much') this.#shrink();
    const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
    const backoff = Math.min(FIRST_RETRY_MS * 2 ** (this.#failures - 1), LAST_RETRY_MS);
    // Several phones of one door lose their signal at once; they do not all come back at once.
    const wait =
      trouble === 'unconfirmed' ? UNCONFIRMED_RETRY_MS : backoff * (0.75 + this.#options.random() / 2);
    this.#cancelRetry = this.#options.after(Math.max(wait, asked), () => this.send());
  }

  /** One mark that the server does not take may not hold up the others. */
  #shrink(): void {
    if (this.#batch > 1) {
      this.#batch = Math.ceil(Math.min(this.#batch, this.#state.waiting.length) / 2);
      return;
    }
    const first = this.#state.waiting.find(({ clave }) => !this.#stuck.has(clave));
    if (first) this.#stuck.add(first.clave);
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
