import type { MarkAnswer, VisitAnswer } from '@ministerio/contract';
import { ApiError } from '@ministerio/contract/client';
import type { DoorStore } from './door-store.ts';
import type { HeadCount, HeadCounter } from './head-count.ts';
import { isMark, isVisit, type QueuedEntry, type QueuedMark, type QueuedVisit } from './mark.ts';
import { Batches } from './pace.ts';
import type { QueueEvent } from './queue-state.ts';
import {
  answersTo,
  type DoorTransport,
  type EntryAnswer,
  type SendBatch,
  toSettled,
  troubleOf,
} from './transport.ts';

/** What a queue has to send; all of it is in the store. */
export interface ToSend {
  readonly waiting: readonly QueuedEntry[];
  readonly undoing: readonly string[];
  readonly count: HeadCount | null;
}

/** What is sent by calls of its own. */
type Kind = 'marks' | 'visits' | 'count';

/** Makes the calls of a door's queue, one at a time, and ends in the store what they answer (R52). */
export class Sender {
  readonly #store: DoorStore;
  readonly #transport: DoorTransport;
  readonly #counter: HeadCounter;
  /** UTC milliseconds. */
  readonly #now: () => number;
  readonly #batches = { marks: new Batches(), visits: new Batches() };
  /** What failed last goes last: no kind holds up another. */
  #order: readonly Kind[] = ['marks', 'visits', 'count'];

  constructor(store: DoorStore, transport: DoorTransport, counter: HeadCounter, now: () => number) {
    this.#store = store;
    this.#transport = transport;
    this.#counter = counter;
    this.#now = now;
  }

  /**
   * Makes one call.
   * @returns what it came to; null where there is nothing to send.
   * @throws ApiError and the like: everything stays as it was.
   */
  async step(content: ToSend): Promise<readonly QueueEvent[] | null> {
    const kind = this.#order.find((each) => hasWork(each, content));
    if (kind === undefined) return null;
    try {
      return await this.#send(kind, content);
    } catch (error) {
      this.#order = [...this.#order.filter((each) => each !== kind), kind];
      throw error;
    }
  }

  #send(kind: Kind, { waiting, undoing, count }: ToSend): Promise<readonly QueueEvent[]> {
    const [undo] = undoing;
    // The same person may have been marked again meanwhile: the undo goes before that mark.
    if (kind === 'marks' && undo !== undefined) return this.#undo(undo);
    if (kind === 'count' && count) return this.#putCount(count);
    if (kind === 'visits') {
      const visits = waiting.filter(isVisit);
      return this.#sendBatch(kind, visits, waiting.length, this.#transport.sendVisits, toNoted);
    }
    const marks = waiting.filter(isMark);
    return this.#sendBatch('marks', marks, waiting.length, this.#transport.send, toAnswered);
  }

  async #sendBatch<Entry extends QueuedEntry, Answer extends EntryAnswer>(
    kind: 'marks' | 'visits',
    entries: readonly Entry[],
    all: number,
    send: SendBatch<Entry, Answer>,
    toEvent: (entry: Entry, answer: Answer) => QueueEvent,
  ): Promise<readonly QueueEvent[]> {
    const batches = this.#batches[kind];
    const next = batches.next(entries);
    const touched = await this.#store.touch(next.map(({ clave }) => clave));
    const batch = next.filter(({ clave }) => touched.has(clave));
    if (batch.length === 0) return [];
    let answers: readonly Answer[];
    try {
      answers = await send(batch, this.#now(), all - next.length);
    } catch (error) {
      if (troubleOf(error) === 'too-much') batches.shrink(batch);
      throw error;
    }
    const settled = answersTo(batch, answers);
    if (settled.length === 0) throw new TypeError('The server answered nothing of the batch.');
    await this.#store.settle(settled.map(({ answer }) => toSettled(answer)));
    batches.grow();
    return settled.map(({ entry, answer }) => toEvent(entry, answer));
  }

  async #undo(clave: string): Promise<readonly QueueEvent[]> {
    let event: QueueEvent = { kind: 'undone', clave };
    try {
      await this.#transport.undo(clave);
    } catch (error) {
      const status = error instanceof ApiError && error.code !== undefined ? error.status : undefined;
      if (status !== 404 && status !== 409) throw error;
      const message = error instanceof ApiError ? error.serverMessage : null;
      if (status === 409) event = { kind: 'not-undone', clave, message };
    }
    await this.#store.drop(clave);
    return [event];
  }

  async #putCount(count: HeadCount): Promise<readonly QueueEvent[]> {
    const refused = await this.#counter.send(count);
    return refused ? [{ kind: 'not-counted', message: refused.message }] : [];
  }
}

const toAnswered = (mark: QueuedMark, answer: MarkAnswer): QueueEvent => ({ kind: 'answered', mark, answer });
const toNoted = (visit: QueuedVisit, answer: VisitAnswer): QueueEvent => ({ kind: 'noted', visit, answer });

/** Whether there is something of a kind to send. */
function hasWork(kind: Kind, { waiting, undoing, count }: ToSend): boolean {
  if (kind === 'count') return count?.isSent === false;
  return kind === 'visits' ? waiting.some(isVisit) : undoing.length > 0 || waiting.some(isMark);
}
