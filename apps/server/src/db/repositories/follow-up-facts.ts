import { addDays, type CalendarDate, type PlannedAbsence } from '@ministerio/contract/domain';
import type { Store } from '../database.ts';
import type { Origin } from '../schema.ts';

/** A person is missed for so many days after the last mark; one who came before that comes no more. */
export const USUAL_DAYS = 180;
/** A person is new for so many days. */
export const NEW_DAYS = 21;
/** A return is greeted for so many days. */
export const BACK_DAYS = 7;

/** Person with a mark of the last months. */
export interface PersonFacts {
  readonly id: number;
  readonly origin: Origin;
  /** First mark ever. */
  readonly first: CalendarDate;
  /** Marks of the last months, oldest first. */
  readonly days: readonly CalendarDate[];
}

/** A visitor who came first in the last weeks. */
export interface VisitorFacts {
  readonly id: number;
  /** Oldest first. */
  readonly days: readonly CalendarDate[];
}

/** Facts that the lists are made of. */
export interface FollowUpFacts {
  readonly people: readonly PersonFacts[];
  readonly visitors: readonly VisitorFacts[];
  /** Ids of members, by ministry. */
  readonly members: ReadonlyMap<number, ReadonlySet<number>>;
  /** Missed meetings after which somebody is listed, by ministry. */
  readonly thresholds: ReadonlyMap<number, number>;
  readonly absences: ReadonlyMap<number, readonly PlannedAbsence[]>;
  /** Days of which its leader said that there was no meeting, by ministry. */
  readonly notHeld: ReadonlyMap<number, readonly CalendarDate[]>;
}

function grouped<Row, Key, Value>(
  rows: readonly Row[],
  pairOf: (row: Row) => readonly [Key, Value],
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const [key, value] of rows.map(pairOf)) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

/** People with a mark since a day, with the first one ever: one step into the index per person. */
export const firstMarks = (store: Store, from: CalendarDate) =>
  store
    .selectFrom('users as u')
    .select(['u.id', 'u.origin'])
    .select((user) =>
      user
        .selectFrom('attendance as a')
        .select(({ fn }) => fn.min('a.local_date').as('first'))
        .whereRef('a.user_id', '=', 'u.id')
        .as('first'),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('attendance as l')
          .select('l.id')
          .whereRef('l.user_id', '=', 'u.id')
          .where('l.local_date', '>=', from),
      ),
    )
    .orderBy('u.id');

/** Marks since a day. */
export const marksSince = (store: Store, from: CalendarDate) =>
  store
    .selectFrom('attendance as a')
    .select(['a.user_id as id', 'a.local_date as date'])
    .where('a.local_date', '>=', from)
    .orderBy('a.local_date');

/** Reads what the lists of a day are made of. @param today - the church's day. */
export async function readFollowUpFacts(store: Store, today: CalendarDate): Promise<FollowUpFacts> {
  const from = addDays(today, -USUAL_DAYS - BACK_DAYS);
  const firsts = await firstMarks(store, from).execute();
  const days = grouped(await marksSince(store, from).execute(), ({ id, date }) => [id, date]);
  const memberships = await store.selectFrom('user_categories').select(['category_id', 'user_id']).execute();
  const members = grouped(memberships, (row) => [row.category_id, row.user_id]);
  const categories = await store.selectFrom('categories').select(['id', 'follow_up_after']).execute();
  const absences = await store
    .selectFrom('planned_absences')
    .select(['user_id', 'from_date as from', 'to_date as to'])
    .where('to_date', '>=', from)
    .execute();
  const notHeld = await store
    .selectFrom('meetings_not_held')
    .select(['category_id', 'local_date'])
    .where('local_date', '>=', from)
    .execute();
  return {
    people: firsts.flatMap(({ id, origin, first }) => {
      const own = days.get(id);
      return own === undefined || first === null ? [] : [{ id, origin, first, days: own }];
    }),
    visitors: await newVisitors(store, today),
    members: new Map([...members].map(([id, list]) => [id, new Set(list)])),
    thresholds: new Map(categories.map(({ id, follow_up_after }) => [id, follow_up_after])),
    absences: grouped(absences, ({ user_id, ...absence }) => [user_id, absence]),
    notHeld: grouped(notHeld, (row) => [row.category_id, row.local_date]),
  };
}

async function newVisitors(store: Store, today: CalendarDate): Promise<VisitorFacts[]> {
  const from = addDays(today, -NEW_DAYS);
  const visits = await store
    .selectFrom('visits as v')
    .innerJoin('visitors as p', 'p.id', 'v.visitor_id')
    .select(['v.visitor_id as id', 'v.local_date as date'])
    .where('p.last_date', '>=', from)
    // A visitor whose name was erased is only a number.
    .where('p.nombre', '<>', '')
    .orderBy('v.local_date')
    .execute();
  const byVisitor = grouped(visits, ({ id, date }) => [id, date]);
  return [...byVisitor].flatMap(([id, days]) => ((days[0] ?? '') >= from ? [{ id, days }] : []));
}
