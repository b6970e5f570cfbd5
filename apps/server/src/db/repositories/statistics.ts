import { type Expression, type SqlBool, sql } from 'kysely';
import type { Store } from '../database.ts';

/** Lists of people end here; their total goes on. */
const PEOPLE = 200;

/** How many marks there were on a day, by ministry. */
export const marksByMinistry = (store: Store, from: string, to: string) =>
  store
    .selectFrom('attendance as a')
    .innerJoin('user_categories as c', 'c.user_id', 'a.user_id')
    .select(({ fn }) => [
      'c.category_id as categoryId',
      'a.local_date as date',
      fn.countAll<number>().as('marks'),
    ])
    .where(({ between }) => between('a.local_date', from, to))
    .groupBy(['c.category_id', 'a.local_date']);

/** How many marks there were on a day, each once. */
export const marksByDay = (store: Store, from: string, to: string) =>
  store
    .selectFrom('attendance as a')
    .select(({ fn }) => ['a.local_date as date', fn.countAll<number>().as('marks')])
    .where(({ between }) => between('a.local_date', from, to))
    .groupBy('a.local_date');

const person = ['u.id', 'u.nombre', 'u.apellido', 'u.email'] as const;
const inAll = sql<number>`count(*) over ()`.as('total');

/** People with an attendance in the days asked for and none before; the newest first. */
export const firstTimers = (store: Store, from: string, to: string) =>
  store
    .selectFrom('attendance as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select([...person, ({ fn }) => fn.min('a.local_date').as('date'), inAll])
    .where(({ between }) => between('a.local_date', from, to))
    .where(
      ({ not, exists, selectFrom }): Expression<SqlBool> =>
        not(
          exists(
            selectFrom('attendance as a2')
              .select('a2.id')
              .whereRef('a2.user_id', '=', 'a.user_id')
              .where('a2.local_date', '<', from),
          ),
        ),
    )
    .groupBy(person)
    .orderBy('date', 'desc')
    .orderBy('u.id')
    .limit(PEOPLE);

/** People whose last attendance was before a day; the latest first. One who never came is not missed. */
export const absentSince = (store: Store, before: string) =>
  store
    .selectFrom((people) =>
      people
        .selectFrom('users as u')
        // One step into the index per person, however long their history is.
        .select((user) => [
          ...person,
          user
            .selectFrom('attendance as a')
            .select(({ fn }) => fn.max('a.local_date').as('last'))
            .whereRef('a.user_id', '=', 'u.id')
            .as('date'),
        ])
        .as('u'),
    )
    .select([...person, 'u.date', inAll])
    .where('u.date', '<', before)
    .orderBy('u.date', 'desc')
    .orderBy('u.id')
    .limit(PEOPLE);
