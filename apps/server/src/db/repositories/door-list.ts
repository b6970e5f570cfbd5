import { addDays, type CalendarDate } from '@ministerio/contract/domain';
import { countOf } from '../count-of.ts';
import type { Store } from '../database.ts';
import type { KeyHolder } from './door-keys.ts';

const WEEK = 7;
/** A year and a summer back: a meeting that has not been for so long says nothing of today. */
const WEEKS_BACK = 60;

/** How many came on a day. */
export interface DayTotal {
  readonly date: CalendarDate;
  readonly total: number;
}

/** The last days of today's weekday on which anybody was marked, newest first. @param count - at most so many. */
export async function lastMeetings(
  store: Store,
  today: CalendarDate,
  count: number,
): Promise<readonly DayTotal[]> {
  const days = Array.from({ length: WEEKS_BACK }, (_, index) => addDays(today, -WEEK * (index + 1)));
  return store
    .selectFrom('attendance')
    .select(({ fn }) => ['local_date as date', fn.countAll<number>().as('total')])
    .where('local_date', 'in', days)
    .groupBy('local_date')
    .orderBy('local_date', 'desc')
    .limit(count)
    .execute();
}

/** How many members are marked on a day. */
export function countOfDay(store: Store, date: CalendarDate): Promise<number> {
  return countOf(store.selectFrom('attendance').where('local_date', '=', date));
}

/** How often each person came on some days. */
export async function timesOn(
  store: Store,
  days: readonly CalendarDate[],
): Promise<ReadonlyMap<number, number>> {
  if (days.length === 0) return new Map();
  const rows = await store
    .selectFrom('attendance')
    .select(({ fn }) => ['user_id as userId', fn.countAll<number>().as('times')])
    .where('local_date', 'in', days)
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ userId, times }) => [userId, times]));
}

/** Marks with the phone of the door that made each, and the holder's own key of its own. */
const marksWithKeys = (store: Store, { phone_id, account_id }: KeyHolder) =>
  store
    .selectFrom('attendance as a')
    .leftJoin('door_phones as p', 'p.id', 'a.phone_id')
    .leftJoin('door_keys as k', (join) =>
      join
        .onRef('k.target_id', '=', 'a.id')
        .on('k.phone_id', '=', phone_id)
        .on('k.account_id', '=', account_id)
        .on('k.result', '=', 'marcada'),
    )
    .select(['a.id', 'a.user_id as userId', 'a.local_time as time', 'p.name as phone', 'k.clave']);

/** The marks of a day: one statement, so that their number and the keys among them are of one moment. */
export function marksOfDay(store: Store, date: CalendarDate, holder: KeyHolder) {
  return marksWithKeys(store, holder).where('a.local_date', '=', date).execute();
}

/** Some marks with their people. */
export async function marksByIds(store: Store, ids: readonly number[], holder: KeyHolder) {
  if (ids.length === 0) return [];
  return marksWithKeys(store, holder)
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['u.codigo', 'u.nombre', 'u.apellido'])
    .where('a.id', 'in', ids)
    .execute();
}

/** The visits of a day with the holder's own keys. */
export function visitsWithKeys(store: Store, date: CalendarDate, { phone_id, account_id }: KeyHolder) {
  return store
    .selectFrom('visits as v')
    .leftJoin('door_keys as k', (join) =>
      join
        .onRef('k.target_id', '=', 'v.visitor_id')
        .on('k.phone_id', '=', phone_id)
        .on('k.account_id', '=', account_id)
        .on('k.result', '=', 'anotada'),
    )
    .select(['v.phone_id as phoneId', 'k.clave'])
    .where('v.local_date', '=', date)
    .execute();
}

/** Day of each person's last mark before a day. */
export async function lastBefore(
  store: Store,
  ids: readonly number[],
  date: CalendarDate,
): Promise<ReadonlyMap<number, CalendarDate>> {
  if (ids.length === 0) return new Map();
  const rows = await store
    .selectFrom('attendance')
    .select(({ fn }) => ['user_id as userId', fn.max('local_date').as('last')])
    .where('user_id', 'in', ids)
    .where('local_date', '<', date)
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ userId, last }) => [userId, last]));
}
