import { dateOf, dayAndMonth, timeAt } from '@ministerio/contract/domain';
import type { Context } from '../context.ts';
import type { StoreTransaction } from '../db/database.ts';
import { readFollowUpFacts } from '../db/repositories/follow-up-facts.ts';
import { lockPerson, type MemoryChange, type Who, writeMemory } from '../db/repositories/follow-ups.ts';
import type { Account, SignedCall } from '../http/account.ts';
import { type Audit, auditedTransaction } from '../http/audit.ts';
import { Problem } from '../http/problem.ts';
import { type ChurchToday, churchToday } from './church-today.ts';
import { deriveLists, type Episode, episodeId } from './derive-lists.ts';
import { type Row, rowsOf } from './rows.ts';

const ROW_ID = /^(?<kind>[uv])(?<person>\d+)-/;
/** Greater ids are nobody's (R24). */
const MAX_ID = 2_147_483_647;

/** Which episodes a caller may see and change, in a transaction of its own right. */
export type Episodes = (store: StoreTransaction, church: ChurchToday) => Promise<readonly Episode[]>;

/** Every ministry's. */
export const allEpisodes: Episodes = async (store, { today, suspended }) =>
  deriveLists(await readFollowUpFacts(store, today), suspended.isSuspended, today);

/** A row in the transaction that changes it, in which nobody else changes it. */
export interface OpenRow {
  /** Author of the change. */
  readonly account: Account;
  readonly transaction: StoreTransaction;
  readonly audit: Audit;
  readonly church: ChurchToday;
  readonly row: Row;
  readonly who: Who;
  /** The person, as the log names them. */
  readonly subject: { readonly entity: 'user' | 'visit'; readonly entityId: number };
  /** Writes what was done. */
  readonly remember: (change: MemoryChange) => Promise<void>;
}

export interface RowCall extends SignedCall {
  /** Id of the row. */
  readonly id: string;
}

/**
 * Changes one row that is there: in the transaction in which it is looked for, so that of two at once the second one sees what
 * the first one did.
 * @param episodes - which ones the caller may change.
 * @returns what the work answers, and the row as it is then.
 * @throws Problem - 404 `follow_up_not_found`.
 */
export async function changeRow<T>(
  context: Context,
  { account, request, id }: RowCall,
  episodes: Episodes,
  work: (open: OpenRow) => Promise<T>,
): Promise<{ readonly result: T; readonly row: Row }> {
  const church = await churchToday(context);
  const who = whoOf(id);
  return auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
    await lockPerson(transaction, who);
    const found = (await episodes(transaction, church)).find((episode) => episodeId(episode) === id);
    const read = async () => {
      const [row] = found === undefined ? [] : await rowsOf(transaction, church, [found], account.id);
      if (row === undefined) throw new Problem('follow_up_not_found');
      return row;
    };
    const row = await read();
    const entity = who.kind === 'user' ? ('user' as const) : ('visit' as const);
    const result = await work({
      account,
      transaction,
      audit,
      church,
      row,
      who,
      subject: { entity, entityId: who.personId },
      remember: (change) => writeMemory(transaction, who, row.episode.since, change, nowMs),
    });
    return { result, row: await read() };
  });
}

function whoOf(id: string): Who {
  const { kind, person } = ROW_ID.exec(id)?.groups ?? {};
  const personId = Number(person);
  if (!(personId <= MAX_ID)) throw new Problem('follow_up_not_found');
  return { kind: kind === 'u' ? 'user' : 'visitor', personId };
}

/** @throws Problem - 409 `follow_up_taken` where somebody else has the row, with who and since when. */
export function refuseTaken({ row, church }: Pick<OpenRow, 'row' | 'church'>): void {
  const { tomado } = row.answer;
  if (tomado === null || tomado.tuyo) return;
  const date = dateOf(tomado.cuando, church.timeZone);
  const hour = `a las ${timeAt(tomado.cuando, church.timeZone)}`;
  const when = date === church.today ? hour : `el ${dayAndMonth(date)} ${hour}`;
  throw new Problem('follow_up_taken', { message: `${tomado.por} lo tomó ${when}.` });
}
