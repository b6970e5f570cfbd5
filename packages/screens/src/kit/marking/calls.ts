import { type MarkAnswer, sendMarks, sendVisits, type VisitAnswer } from '@ministerio/contract';
import { ApiError, type Client } from '@ministerio/contract/client';
import { isMark, isVisit, type QueuedEntry, type QueuedMark, type QueuedVisit, toVisit } from './entry.ts';

/** Answer of the server to a mark or a visit. */
export type Answered =
  | { readonly kind: 'answered'; readonly mark: QueuedMark; readonly answer: MarkAnswer }
  | { readonly kind: 'noted'; readonly visit: QueuedVisit; readonly answer: VisitAnswer };

/**
 * Sends a batch of marks or of visits.
 * @param sentMs - this phone's clock, in UTC milliseconds (R53).
 * @param left - how many entries of any kind are left after this batch.
 * @returns the answers to entries of the batch, by their own keys; others end nothing (R52).
 * @throws ApiError for everything but the contract's own answer; TypeError where none of the batch is answered (R52).
 */
export async function sendBatch(
  client: Client,
  batch: readonly QueuedEntry[],
  sentMs: number,
  left: number,
): Promise<readonly Answered[]> {
  const body = { enviada: new Date(sentMs).toISOString(), pendientes: left };
  const [marks, visits] = [batch.filter(isMark), batch.filter(isVisit)];
  const answered: Answered[] = [];
  if (marks.length > 0) {
    const marcas = marks.map((mark) => {
      const { who } = mark;
      return { ...typed(mark), ...('codigo' in who ? { codigo: who.codigo } : { usuario: who.usuario }) };
    });
    const { resultados } = await client.call(sendMarks, { body: { ...body, marcas } });
    for (const [mark, answer] of pairs(marks, resultados)) answered.push({ kind: 'answered', mark, answer });
  } else {
    const visitas = visits.map((visit) => ({ ...typed(visit), ...toVisit(visit.who.visitor) }));
    const { resultados } = await client.call(sendVisits, { body: { ...body, visitas } });
    for (const [visit, answer] of pairs(visits, resultados)) answered.push({ kind: 'noted', visit, answer });
  }
  if (answered.length === 0) throw new TypeError('The server answered nothing of the batch.');
  return answered;
}

const typed = ({ clave, takenMs }: QueuedEntry) => ({ clave, tomada: new Date(takenMs).toISOString() });

function pairs<Entry extends QueuedEntry, Answer extends { readonly clave: string }>(
  entries: readonly Entry[],
  answers: readonly Answer[],
): readonly (readonly [Entry, Answer])[] {
  const byKey = new Map(answers.map((answer) => [answer.clave, answer]));
  return entries.flatMap((entry) => {
    const answer = byKey.get(entry.clave);
    return answer ? [[entry, answer] as const] : [];
  });
}

/**
 * Meaning of a failed call for the outbox.
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
