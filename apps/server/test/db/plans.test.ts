import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '../../src/db/database.ts';
import { doorFacts } from '../../src/db/repositories/door-search.ts';
import { firstMarks, marksSince } from '../../src/db/repositories/follow-up-facts.ts';
import {
  absentSince,
  firstTimers,
  marksByDay,
  marksByMinistry,
} from '../../src/db/repositories/statistics.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

let storage: TestDatabase;
beforeAll(async () => {
  storage = await createTestDatabase();
});
afterAll(() => storage.dispose());

/** How the database would go about a query. */
async function explained(
  run: (connection: Store, explain: string) => Promise<{ readonly rows: readonly unknown[] }>,
): Promise<string> {
  const { kind, store } = storage.database;
  const plan = await store.connection().execute(async (connection) => {
    // An empty table is always scanned by PostgreSQL's planner, so that way is closed for the question.
    if (kind === 'postgresql') await sql`set enable_seqscan = off`.execute(connection);
    return run(connection, kind === 'sqlite' ? 'explain query plan ' : 'explain ');
  });
  return JSON.stringify(plan.rows);
}

const lists = [
  [
    'a ministry on one day',
    sql`select a.id from user_categories as c join attendance as a on a.user_id = c.user_id join users as u on u.id = a.user_id
      where c.category_id = 1 and a.local_date = '2026-09-26' order by a.local_date desc, a.local_time desc, a.id desc`,
  ],
  [
    'a ministry on all days',
    sql`select a.id from user_categories as c join attendance as a on a.user_id = c.user_id join users as u on u.id = a.user_id
      where c.category_id = 1 order by a.local_date desc, a.local_time desc, a.id desc`,
  ],
  [
    'everybody on one day',
    sql`select a.id from attendance as a join users as u on u.id = a.user_id
      where a.local_date = '2026-09-26' order by a.local_date desc, a.local_time desc, a.id desc`,
  ],
  [
    'who is in no ministry, on one day',
    sql`select a.id from attendance as a join users as u on u.id = a.user_id
      where not exists (select c.user_id from user_categories as c where c.user_id = a.user_id)
      and a.local_date = '2026-09-26' order by a.local_date desc, a.local_time desc, a.id desc`,
  ],
  [
    'the own attendance',
    sql`select a.id from attendance as a where a.user_id = 1 order by a.local_date desc`,
  ],
  ['deleting a person', sql`select a.id from attendance as a where a.marked_by = 1`],
  [
    'an equal position',
    sql`select a.id from attendance as a where a.latitude = ${-17.8131} and a.longitude = ${-63.1803}`,
  ],
  [
    'the last meetings of a weekday',
    sql`select a.local_date, count(*) from attendance as a where a.local_date in ('2026-09-19', '2026-09-12')
      group by a.local_date order by a.local_date desc limit 9`,
  ],
  [
    'when some people came last',
    sql`select a.user_id, max(a.local_date) from attendance as a
      where a.user_id in (1, 2) and a.local_date < '2026-09-26' group by a.user_id`,
  ],
  ['forgetting a phone of the door', sql`select a.id from attendance as a where a.phone_id = 1`],
  ['one record', sql`select a.id from attendance as a where a.id = 1`],
] as const;

test.each(lists)('%s reads no more of the attendance than it needs', async (_name, query) => {
  const plan = await explained((connection, explain) => sql`${sql.raw(explain)}${query}`.execute(connection));
  expect(plan).not.toMatch(/SCAN a\b|Seq Scan on attendance/);
});

/** The queries of the administrator's home and of the door's search, as they run. */
const statistics = [
  ['the weeks of the ministries', marksByMinistry],
  ['the weeks of all', marksByDay],
  ['who is new', firstTimers],
  ['who is missed', (store: Store) => absentSince(store, '2026-09-07')],
  ['who came in the last months', firstMarks],
  ['the marks of the last months', marksSince],
  ['who is at the door', (store: Store) => doorFacts(store, [1, 2, 3], '2026-09-26')],
] as const;

test.each(statistics)('%s is read through an index', async (_name, build) => {
  const query = build(storage.database.store, '2026-07-27', '2026-09-27').compile();
  const plan = await explained((connection, explain) =>
    connection.executeQuery({ ...query, sql: explain + query.sql }),
  );
  expect(plan).not.toMatch(/SCAN (?:a2?|l)\b|Seq Scan on attendance/);
});

test('the newest of everybody are found in the order of the days, without sorting all of them', async () => {
  const query = sql`select a.id from attendance as a join users as u on u.id = a.user_id
    order by a.local_date desc, a.local_time desc, a.id desc limit 100 offset 0`;
  const plan = await explained((connection, explain) => sql`${sql.raw(explain)}${query}`.execute(connection));
  expect(plan).toContain('attendance_day');
  expect(plan).toMatch(storage.database.kind === 'sqlite' ? /FOR LAST 2 TERMS/ : /Incremental Sort/);
});
