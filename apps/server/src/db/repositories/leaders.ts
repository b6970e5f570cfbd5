import type { CalendarDate } from '@ministerio/contract/domain';
import { isPostgres, type Store, type StoreTransaction } from '../database.ts';
import type { CategoryLeadersTable, MeetingsNotHeldTable } from '../schema-follow-ups.ts';

/** Leaders of a ministry by surname, with the administrators who named them. */
export function leadersOf(store: Store, categoryId: number) {
  return store
    .selectFrom('category_leaders as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .leftJoin('users as g', 'g.id', 'l.granted_by')
    .select(['u.id', 'u.username', 'u.nombre', 'u.apellido', 'l.since_ms as sinceMs', 'g.username as by'])
    .where('l.category_id', '=', categoryId)
    .orderBy('u.apellido')
    .orderBy('u.nombre')
    .orderBy('u.id')
    .execute();
}

/** The ministries that somebody leads, by name. */
export function ledBy(store: Store, userId: number) {
  return store
    .selectFrom('category_leaders as l')
    .innerJoin('categories as c', 'c.id', 'l.category_id')
    .select(['c.id', 'c.name', 'l.since_ms as sinceMs'])
    .where('l.user_id', '=', userId)
    .orderBy('c.name_key')
    .execute();
}

/** Whether somebody leads a ministry. */
export async function leadsAny(store: Store, userId: number): Promise<boolean> {
  return (await ledBy(store, userId)).length > 0;
}

/** Names somebody a leader. */
export async function insertLeader(
  transaction: StoreTransaction,
  leader: CategoryLeadersTable,
): Promise<void> {
  await transaction.insertInto('category_leaders').values(leader).execute();
}

/** Ends that. */
export async function deleteLeader(
  transaction: StoreTransaction,
  categoryId: number,
  userId: number,
): Promise<void> {
  await transaction
    .deleteFrom('category_leaders')
    .where('category_id', '=', categoryId)
    .where('user_id', '=', userId)
    .execute();
}

/**
 * The ministry's name where somebody leads it; null where not. In a transaction that writes, the grant cannot end before it
 * does.
 */
export async function ledMinistry(
  store: Store,
  { categoryId, userId }: { readonly categoryId: number; readonly userId: number },
): Promise<string | null> {
  const row = await store
    .selectFrom('category_leaders as l')
    .innerJoin('categories as c', 'c.id', 'l.category_id')
    .select('c.name')
    .where('l.category_id', '=', categoryId)
    .where('l.user_id', '=', userId)
    .$if(store.isTransaction && isPostgres(store), (query) => query.forShare('l'))
    .executeTakeFirst();
  return row?.name ?? null;
}

/** A member of a ministry; null where the person is none. */
export async function memberOf(store: Store, categoryId: number, userId: number) {
  const row = await store
    .selectFrom('user_categories as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.codigo', 'u.nombre', 'u.apellido'])
    .where('m.category_id', '=', categoryId)
    .where('m.user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Members of a ministry by first name, with whether they have a mark of a day. */
export async function presentOn(store: Store, categoryId: number, date: CalendarDate) {
  const rows = await store
    .selectFrom('user_categories as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('attendance as a', (join) => join.onRef('a.user_id', '=', 'u.id').on('a.local_date', '=', date))
    .leftJoin('leader_marks as t', (join) =>
      join.onRef('t.mark_id', '=', 'a.id').on('t.category_id', '=', categoryId),
    )
    .select(['u.id', 'u.nombre', 'u.apellido', 'a.id as markId', 'a.local_time as time', 'a.method'])
    .select('t.mark_id as tapId')
    .where('m.category_id', '=', categoryId)
    .orderBy('u.nombre')
    .orderBy('u.apellido')
    .orderBy('u.id')
    .execute();
  return rows.map(({ markId, tapId, time, method, ...person }) => ({
    ...person,
    isPresent: markId !== null,
    isTapped: tapId !== null,
    // Of an earlier day the hour is not known.
    time: method === 'late' ? null : time,
  }));
}

/** A person's mark of a day, with the ministry in which it was made by tap; undefined for none. Nobody else writes it meanwhile. */
export function markOf(transaction: StoreTransaction, userId: number, date: CalendarDate) {
  return transaction
    .selectFrom('attendance as a')
    .select(({ selectFrom }) => [
      'a.id',
      'a.aporte',
      'a.marked_ms as markedMs',
      selectFrom('leader_marks as t')
        .select('t.category_id')
        .whereRef('t.mark_id', '=', 'a.id')
        .as('tappedIn'),
    ])
    .where('a.user_id', '=', userId)
    .where('a.local_date', '=', date)
    .$if(isPostgres(transaction), (query) => query.forUpdate('a'))
    .executeTakeFirst();
}

/** Notes that a mark was made by tap in a ministry. */
export async function noteTap(
  transaction: StoreTransaction,
  markId: number,
  categoryId: number,
): Promise<void> {
  await transaction.insertInto('leader_marks').values({ mark_id: markId, category_id: categoryId }).execute();
}

/** Whether a ministry's leader said that there was no meeting on a day. */
export async function isNotHeld(store: Store, categoryId: number, date: CalendarDate): Promise<boolean> {
  const row = await store
    .selectFrom('meetings_not_held')
    .select('local_date')
    .where('category_id', '=', categoryId)
    .where('local_date', '=', date)
    .executeTakeFirst();
  return row !== undefined;
}

/** Says whether there was a meeting. @returns whether that is something new. */
export async function noteHeld(
  transaction: StoreTransaction,
  note: MeetingsNotHeldTable,
  isHeld: boolean,
): Promise<boolean> {
  const rows = isHeld
    ? await transaction
        .deleteFrom('meetings_not_held')
        .where('category_id', '=', note.category_id)
        .where('local_date', '=', note.local_date)
        .returning('local_date')
        .execute()
    : await transaction
        .insertInto('meetings_not_held')
        .values(note)
        .onConflict((conflict) => conflict.columns(['category_id', 'local_date']).doNothing())
        .returning('local_date')
        .execute();
  return rows.length > 0;
}
