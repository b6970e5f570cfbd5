import { addDays, type CalendarDate } from '@ministerio/contract/domain';
import { isPostgres, type Store, type StoreTransaction } from '../database.ts';
import { KEPT_DAYS } from '../personal-columns.ts';
import type { FollowUpsTable } from '../schema-follow-ups.ts';
import { lockUser } from './users.ts';

/** Person or visitor of an episode. */
export interface Who {
  readonly kind: 'user' | 'visitor';
  readonly personId: number;
}

/** The columns that name somebody. */
function naming({ kind, personId }: Who) {
  return kind === 'user' ? { user_id: personId, visitor_id: null } : { user_id: null, visitor_id: personId };
}

const column = ({ kind }: Who) => (kind === 'user' ? 'user_id' : 'visitor_id');

/** Keeps other processes from changing somebody's follow-up until the transaction ends; SQLite's holds the only write lock. */
export async function lockPerson(transaction: StoreTransaction, who: Who): Promise<void> {
  if (!isPostgres(transaction)) return;
  if (who.kind === 'user') return lockUser(transaction, who.personId);
  await transaction.selectFrom('visitors').select('id').where('id', '=', who.personId).forUpdate().execute();
}

const memoryColumns = [
  'f.user_id as userId',
  'f.visitor_id as visitorId',
  'f.since',
  'f.state',
  'f.taken_by as takenBy',
  'f.taken_ms as takenMs',
  't.nombre as takenName',
  'w.nombre as wroteName',
  'f.wrote_ms as wroteMs',
  'f.chat_ms as chatMs',
  'f.snooze_until as snoozeUntil',
] as const;

/** Work on every episode that is still remembered. */
export function readMemories(store: Store) {
  return store
    .selectFrom('follow_ups as f')
    .leftJoin('users as t', 't.id', 'f.taken_by')
    .leftJoin('users as w', 'w.id', 'f.wrote_by')
    .select(memoryColumns)
    .execute();
}

/** Work on an episode. */
export type Memory = Awaited<ReturnType<typeof readMemories>>[number];

/** Changes that a call makes of an episode. */
export type MemoryChange = Partial<
  Omit<FollowUpsTable, 'id' | 'user_id' | 'visitor_id' | 'since' | 'updated_ms'>
>;

/** Writes what was done in an episode, whose person is locked. */
export async function writeMemory(
  transaction: StoreTransaction,
  who: Who,
  since: CalendarDate,
  change: MemoryChange,
  nowMs: number,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('follow_ups')
    .set({ ...change, updated_ms: nowMs })
    .where(column(who), '=', who.personId)
    .where('since', '=', since)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const nothing = {
    state: 'pendiente',
    taken_by: null,
    taken_ms: null,
    wrote_by: null,
    wrote_ms: null,
    chat_by: null,
    chat_ms: null,
    snooze_until: null,
  } as const;
  await transaction
    .insertInto('follow_ups')
    .values({ ...nothing, ...change, ...naming(who), since, updated_ms: nowMs })
    .execute();
}

/** Notes of people and visitors, with who wrote them. */
export function readNotes(store: Store) {
  return store
    .selectFrom('follow_up_notes as n')
    .select(['n.user_id as userId', 'n.visitor_id as visitorId', 'n.note'])
    .execute();
}

/** The note about a person with who wrote it; undefined for none. */
export function noteOf(store: Store, userId: number) {
  return store
    .selectFrom('follow_up_notes as n')
    .leftJoin('users as u', 'u.id', 'n.written_by')
    .select(['n.note', 'n.written_ms as writtenMs', 'u.nombre as writer'])
    .where('n.user_id', '=', userId)
    .executeTakeFirst();
}

/** Replaces the one note about somebody, or takes it away. */
export async function writeNote(
  transaction: StoreTransaction,
  who: Who,
  note: string | null,
  { byId, nowMs }: { readonly byId: number; readonly nowMs: number },
): Promise<void> {
  await transaction.deleteFrom('follow_up_notes').where(column(who), '=', who.personId).execute();
  if (note === null) return;
  await transaction
    .insertInto('follow_up_notes')
    .values({ ...naming(who), note, written_by: byId, written_ms: nowMs })
    .execute();
}

/** Announced absences that are not over, by the person. @param today - the church's day. */
export async function currentAbsences(store: Store, today: CalendarDate) {
  const rows = await store
    .selectFrom('planned_absences')
    .select(['user_id as userId', 'to_date as to'])
    .where('to_date', '>=', today)
    .orderBy('to_date')
    .execute();
  return new Map(rows.map(({ userId, to }) => [userId, to]));
}

/** Notes until when somebody does not come, from today on; null ends what was announced. What is past stays an absence. */
export async function writeAbsence(
  transaction: StoreTransaction,
  userId: number,
  { today, until, byId, nowMs }: AbsenceChange,
): Promise<void> {
  const current = transaction
    .selectFrom('planned_absences')
    .select(['id', 'from_date as from'])
    .where('user_id', '=', userId)
    .where('to_date', '>=', today);
  let from = today;
  for (const absence of await current.execute()) {
    if (absence.from < from) from = absence.from;
    await transaction.deleteFrom('planned_absences').where('id', '=', absence.id).execute();
  }
  const to = until ?? addDays(today, -1);
  if (from > to) return;
  await transaction
    .insertInto('planned_absences')
    .values({ user_id: userId, from_date: from, to_date: to, noted_by: byId, noted_ms: nowMs })
    .execute();
}

interface AbsenceChange {
  /** The church's day. */
  readonly today: CalendarDate;
  /** Last day of the absence; null for no absence. */
  readonly until: CalendarDate | null;
  readonly byId: number;
  readonly nowMs: number;
}

/** Work on a visitor goes on for the member that they became, unless there is work on that one too. */
export async function carryFollowUps(
  transaction: StoreTransaction,
  visitorId: number,
  userId: number,
): Promise<void> {
  const own = await transaction
    .selectFrom('follow_ups')
    .select('since')
    .where('user_id', '=', userId)
    .execute();
  const taken = own.map(({ since }) => since);
  await transaction
    .updateTable('follow_ups')
    .set({ user_id: userId, visitor_id: null })
    .where('visitor_id', '=', visitorId)
    .$if(taken.length > 0, (query) => query.where('since', 'not in', taken))
    .execute();
  if ((await noteOf(transaction, userId)) !== undefined) return;
  await transaction
    .updateTable('follow_up_notes')
    .set({ user_id: userId, visitor_id: null })
    .where('visitor_id', '=', visitorId)
    .execute();
}

/** Everything of the follow-up that the export of the own data tells. */
export async function followUpsOf(store: Store, userId: number) {
  const episodes = await store
    .selectFrom('follow_ups')
    .select(['since', 'state', 'wrote_ms as wroteMs', 'chat_ms as chatMs', 'snooze_until as snoozeUntil'])
    .where('user_id', '=', userId)
    .orderBy('since', 'desc')
    .execute();
  const absences = await store
    .selectFrom('planned_absences')
    .select(['from_date as desde', 'to_date as hasta'])
    .where('user_id', '=', userId)
    .orderBy('from_date', 'desc')
    .execute();
  return { episodes, absences };
}

/**
 * Forgets notes, states and absences after twelve months, and those of visitors who are forgotten.
 * @param nowMs - UTC milliseconds.
 * @param today - YYYY-MM-DD.
 */
export async function forgetOldFollowUps(
  transaction: StoreTransaction,
  nowMs: number,
  today: CalendarDate,
): Promise<void> {
  const beforeMs = new Date(nowMs).setUTCFullYear(new Date(nowMs).getUTCFullYear() - 1);
  await transaction.deleteFrom('follow_up_notes').where('written_ms', '<', beforeMs).execute();
  await transaction.deleteFrom('follow_ups').where('updated_ms', '<', beforeMs).execute();
  await transaction
    .deleteFrom('planned_absences')
    .where('to_date', '<', addDays(today, -KEPT_DAYS.followUps))
    .execute();
  for (const table of ['follow_up_notes', 'follow_ups'] as const) {
    await transaction
      .deleteFrom(table)
      .where('visitor_id', 'in', ({ selectFrom }) =>
        selectFrom('visitors').select('id').where('nombre', '=', ''),
      )
      .execute();
  }
}
