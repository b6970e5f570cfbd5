import { undoMark } from '@ministerio/contract';
import { ApiError } from '@ministerio/contract/client';
import { DOOR_BATCH } from '@ministerio/contract/domain';
import { type Answered, sendBatch, troubleOf } from './calls.ts';
import { isMark, isVisit, type QueuedEntry } from './entry.ts';
import { type HeadCount, sendHeadCount } from './head-count.ts';
import type { OutboxEvent, OutboxOptions } from './outbox-state.ts';

/** Everything that is stored and not sent. */
export interface ToSend {
  readonly waiting: readonly QueuedEntry[];
  readonly undoing: readonly string[];
  readonly count: HeadCount | null;
}

/** Sent by calls of its own. */
type Kind = 'marks' | 'visits' | 'count';

/** How much of one kind goes at once. One entry that the server does not take may not hold up the others. */
class Batches {
  #size = DOOR_BATCH;
  /** Refused when sent alone: the others go first. */
  readonly #stuck = new Set<string>();

  /** The next batch of what waits, oldest first. */
  next(waiting: readonly QueuedEntry[]): readonly QueuedEntry[] {
    const free = waiting.filter(({ clave }) => !this.#stuck.has(clave));
    if (free.length === 0) this.#stuck.clear();
    return (free.length > 0 ? free : waiting).slice(0, this.#size);
  }

  /** The server took one. */
  grow(): void {
    this.#size = Math.min(DOOR_BATCH, this.#size * 2);
  }

  /** The server found it too much. */
  shrink(batch: readonly QueuedEntry[]): void {
    this.#size = Math.ceil(batch.length / 2);
    if (batch.length === 1) for (const { clave } of batch) this.#stuck.add(clave);
  }
}

/** Makes the calls of an outbox, one at a time, and ends in the store what they answer (R52). */
export class Sender {
  readonly #options: Pick<OutboxOptions, 'store' | 'client' | 'now'>;
  readonly #batches = { marks: new Batches(), visits: new Batches() };
  /** The kind that failed last goes last: no kind holds up another. */
  #order: readonly Kind[] = ['marks', 'visits', 'count'];

  constructor(options: Pick<OutboxOptions, 'store' | 'client' | 'now'>) {
    this.#options = options;
  }

  /**
   * Makes one call.
   * @returns what it came to; null where there is nothing to send.
   * @throws ApiError and the like: everything stays as it was.
   */
  async step(content: ToSend): Promise<readonly OutboxEvent[] | null> {
    const kind = this.#order.find((each) => hasWork(each, content));
    if (kind === undefined) return null;
    try {
      return await this.#send(kind, content);
    } catch (error) {
      this.#order = [...this.#order.filter((each) => each !== kind), kind];
      throw error;
    }
  }

  async #send(kind: Kind, { waiting, undoing, count }: ToSend): Promise<readonly OutboxEvent[]> {
    const { store, client } = this.#options;
    if (kind === 'count') {
      const refused = count && (await sendHeadCount(client, store, count));
      return refused ? [{ kind: 'not-counted', message: refused.message }] : [];
    }
    const [undo] = undoing;
    // The same person may have been marked again meanwhile: the undo goes before that mark.
    if (kind === 'marks' && undo !== undefined) return this.#sendUndo(undo);
    return this.#sendBatch(kind, waiting);
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
    if (batch.length === 0) return [];
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
}

/** Whether there is something of a kind to send. */
function hasWork(kind: Kind, { waiting, undoing, count }: ToSend): boolean {
  if (kind === 'count') return count?.isSent === false;
  return kind === 'visits' ? waiting.some(isVisit) : undoing.length > 0 || waiting.some(isMark);
}
