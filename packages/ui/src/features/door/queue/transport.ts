import {
  type MarkAnswer,
  putHeadCount,
  sendMarks,
  sendVisits,
  undoMark,
  type VisitAnswer,
} from '@ministerio/contract';
import { ApiError, type Client } from '@ministerio/contract/client';
import type { Settled } from './door-store.ts';
import type { QueuedEntry, QueuedMark, QueuedVisit } from './mark.ts';
import { toVisit } from './newcomer.ts';

/** What came of an entry. */
export type EntryAnswer = MarkAnswer | VisitAnswer;

/**
 * Sends a batch of one kind.
 * @param sentMs - this phone's clock (R53).
 * @param left - how many entries of any kind are left after this batch.
 * @throws ApiError for everything but the contract's own answer (R52).
 */
export type SendBatch<Entry extends QueuedEntry, Answer extends EntryAnswer> = (
  batch: readonly Entry[],
  sentMs: number,
  left: number,
) => Promise<readonly Answer[]>;

/** The door's calls, as far as the queue makes them. */
export interface DoorTransport {
  readonly send: SendBatch<QueuedMark, MarkAnswer>;
  readonly sendVisits: SendBatch<QueuedVisit, VisitAnswer>;
  readonly undo: (clave: string) => Promise<void>;
  /** @param date - the church's day, `YYYY-MM-DD`. */
  readonly putHeadCount: (date: string, total: number) => Promise<void>;
}

const instant = (ms: number) => new Date(ms).toISOString();

/** The calls by the typed client, with the phone's cookie or an administrator's token. */
export function clientTransport(client: Client): DoorTransport {
  return {
    async send(marks, sentMs, left) {
      const marcas = marks.map(({ clave, who, takenMs }) => ({
        clave,
        tomada: instant(takenMs),
        ...('codigo' in who ? { codigo: who.codigo } : { usuario: who.usuario }),
      }));
      const body = { enviada: instant(sentMs), marcas, pendientes: left };
      return (await client.call(sendMarks, { body })).resultados;
    },
    async sendVisits(visits, sentMs, left) {
      const visitas = visits.map(({ clave, who, takenMs }) => ({
        clave,
        tomada: instant(takenMs),
        ...toVisit(who.visitor),
      }));
      const body = { enviada: instant(sentMs), visitas, pendientes: left };
      return (await client.call(sendVisits, { body })).resultados;
    },
    async undo(clave) {
      await client.call(undoMark, { params: { clave } });
    },
    async putHeadCount(fecha, total) {
      await client.call(putHeadCount, { params: { fecha }, body: { total } });
    },
  };
}

/**
 * What a failed call means for the queue.
 * `removed`: the phone's credential is gone; `ended`: its time is over; `unconfirmed`: an administrator has still to press
 * 'Es este'; `too-much`: the batch should be smaller; `silent`: everything else, which says nothing about any mark.
 */
export type Trouble = 'removed' | 'ended' | 'unconfirmed' | 'too-much' | 'silent';

const TOO_MUCH = [400, 413, 429];

/** Reads a failure. Of a proxy's or a portal's answers only those with our own codes count (R52). */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError) || error.failure !== 'refused' || error.code === undefined) {
    return 'silent';
  }
  if (error.status === 401 && error.code === 'phone_ended') return 'ended';
  if (error.status === 401 && error.code.startsWith('phone_')) return 'removed';
  if (error.status === 403 && error.code === 'phone_unconfirmed') return 'unconfirmed';
  return TOO_MUCH.includes(error.status ?? 0) ? 'too-much' : 'silent';
}

/** The answers to entries of the batch, by their own keys; others end nothing (R52). */
export function answersTo<Entry extends QueuedEntry, Answer extends EntryAnswer>(
  batch: readonly Entry[],
  answers: readonly Answer[],
): readonly { readonly entry: Entry; readonly answer: Answer }[] {
  const byKey = new Map(answers.map((answer) => [answer.clave, answer]));
  return batch.flatMap((entry) => {
    const answer = byKey.get(entry.clave);
    return answer ? [{ entry, answer }] : [];
  });
}

/** What an answer ends in the store. */
export function toSettled({ clave, resultado }: EntryAnswer): Settled {
  const isRefused = resultado === 'no-existe' || resultado === 'fuera-de-plazo';
  return { clave, refusal: isRefused ? resultado : null };
}
