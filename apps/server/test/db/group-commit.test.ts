import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoreTransaction } from '../../src/db/database.ts';
import { GroupCommit } from '../../src/db/group-commit.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

let storage: TestDatabase;
let commits: GroupCommit;
beforeEach(async () => {
  storage = await createTestDatabase();
  commits = new GroupCommit(storage.database.store);
});
afterEach(() => storage.dispose());

const insert = (name: string) => (transaction: StoreTransaction) =>
  transaction
    .insertInto('categories')
    .values({ name, name_key: name, created_ms: 0 })
    .returning('name')
    .executeTakeFirstOrThrow();
const kept = async () => {
  const rows = await storage.database.store.selectFrom('categories').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
};
const names = (count: number) => Array.from({ length: count }, (_, index) => String(1000 + index));

test('everybody gets the own answer, and many share a commit where a commit waits for the disk', async () => {
  const transactions = vi.spyOn(storage.database.store, 'transaction');
  const answers = await Promise.all(names(60).map((name) => commits.run(insert(name))));
  expect(answers.map(({ name }) => name)).toEqual(names(60));
  expect(await kept()).toEqual(names(60));
  if (storage.database.kind === 'sqlite') expect(transactions.mock.calls.length).toBeLessThan(4);
});

test('a work that fails takes nothing of the others along, and leaves nothing of its own', async () => {
  const broken = async (transaction: StoreTransaction) => {
    await insert('half')(transaction);
    throw new Error('no');
  };
  const works = [
    ...names(5).map(insert),
    broken,
    ...names(5).map((name) => insert(`x${name}`)),
    insert('1000'),
  ];
  const results = await Promise.allSettled(works.map((work) => commits.run<unknown>(work)));
  const done = results.map(({ status }) => status === 'fulfilled');
  // The first and the last want one name. Where works go side by side, as on PostgreSQL, either may get it.
  const twins = [done.shift(), done.pop()];
  expect(twins).toEqual(twins[0] ? [true, false] : [false, true]);
  if (storage.database.kind === 'sqlite') expect(twins).toEqual([true, false]);
  expect(done).toEqual([...Array(4).fill(true), false, ...Array(5).fill(true)]);
  expect(results[5]).toMatchObject({ reason: new Error('no') });
  expect(await kept()).toEqual([...names(5), ...names(5).map((name) => `x${name}`)]);
});

test('a success is told only when the row stands for everybody', async () => {
  const seen = await Promise.all(
    names(20).map(async (name) => {
      await commits.run(insert(name));
      return (await kept()).includes(name);
    }),
  );
  expect(seen).not.toContain(false);
});

test('a database that is gone refuses each of those who wait, and nobody waits for ever', async () => {
  await storage.database.store.destroy();
  const results = await Promise.allSettled(names(5).map((name) => commits.run(insert(name))));
  expect(results.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
});
