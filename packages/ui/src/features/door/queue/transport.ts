import { type MarkAnswer, sendMarks, undoMark } from '@ministerio/contract';
import { ApiError, type Client } from '@ministerio/contract/client';
import type { Settled } from './door-store.ts';
import type { QueuedMark } from './mark.ts';

/** The door's calls, as far as the queue makes them. */
export interface DoorTransport {
  /**
   * @param sentMs - this phone's clock (R53).
   * @param left - how many marks are left after this batch.
   * @throws ApiError for everything but the contract's own answer (R52).
   */
  readonly send: (
    marks: readonly QueuedMark[],
    sentMs: number,
    left: number,
  ) => Promise<readonly MarkAnswer[]>;
  readonly undo: (clave: string) => Promise<void>;
}

/** The calls by the typed client, with the phone's cookie or an administrator's token. */
export function clientTransport(client: Client): DoorTransport {
  return {
    async send(marks, sentMs, left) {
      const marcas = marks.map(({ clave, who, takenMs }) => ({
        clave,
        tomada: new Date(takenMs).toISOString(),
        ...('codigo' in who ? { codigo: who.codigo } : { usuario: who.usuario }),
      }));
      const body = { enviada: new Date(sentMs).toISOString(), marcas, pendientes: left };
      return (await client.call(sendMarks, { body })).resultados;
    },
    async undo(clave) {
      await client.call(undoMark, { params: { clave } });
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

interface Answered {
  readonly mark: QueuedMark;
  readonly answer: MarkAnswer;
}

/** The answers to marks of the batch, by their own keys; others end nothing (R52). */
export function answersTo(batch: readonly QueuedMark[], answers: readonly MarkAnswer[]): readonly Answered[] {
  const byKey = new Map(answers.map((answer) => [answer.clave, answer]));
  return batch.flatMap((mark) => {
    const answer = byKey.get(mark.clave);
    return answer ? [{ mark, answer }] : [];
  });
}

/** What an answer ends in the store. */
export function toSettled({ mark: { clave }, answer: { resultado } }: Answered): Settled {
  const isRefused = resultado === 'no-existe' || resultado === 'fuera-de-plazo';
  return { clave, refusal: isRefused ? resultado : null };
}
