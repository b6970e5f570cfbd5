import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkChain } from '../../src/db/audit-chain/check-chain.ts';
import { LARGEST_BATCH, linkEntries } from '../../src/db/audit-chain/link-entries.ts';
import type { StoreTransaction } from '../../src/db/database.ts';
import { redactPerson } from '../../src/db/repositories/redact-audit.ts';
import { systemRandom } from '../../src/random.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { FIRST_MS, sequencerOf, someEntries } from './entries.ts';

let storage: TestDatabase;
beforeEach(async () => {
  storage = await createTestDatabase();
});
afterEach(() => storage.dispose());

const linkedIds = async () => {
  const { store } = storage.database;
  const links = await store.selectFrom('audit_chain').select('entry_id').orderBy('seq').execute();
  return links.map(({ entry_id }) => entry_id);
};
const problems = async () => (await checkChain(storage.database.store, { nowMs: FIRST_MS })).problems;
const insert = (firstId: number, count = 1) =>
  storage.database.store.insertInto('audit_log').values(someEntries(count, firstId)).execute();

/** A transaction that stays open until the test ends it. */
async function openTransaction(work: (transaction: StoreTransaction) => Promise<unknown>) {
  let end: (() => void) | undefined;
  const told = new Promise<void>((resolve) => {
    end = resolve;
  });
  let begun: (() => void) | undefined;
  const worked = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const done = storage.database.store.transaction().execute(async (transaction) => {
    await work(transaction);
    begun?.();
    await told;
  });
  await worked;
  return async () => {
    end?.();
    await done;
  };
}

test('links what is there, in the order of the ids, and then what is new', async () => {
  const sequencer = sequencerOf(storage.database);
  await sequencer.run();
  expect(await linkedIds()).toEqual([]);
  await insert(10, 2 * LARGEST_BATCH + 1);
  await sequencer.run();
  await insert(90_000);
  await sequencer.run();
  const ids = await linkedIds();
  expect(ids).toHaveLength(2 * LARGEST_BATCH + 2);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  expect(await problems()).toEqual([]);
});

test('a batch that fails half-way leaves nothing, and the next one goes on', async () => {
  await insert(10, 3);
  const { store } = storage.database;
  const killed = store.transaction().execute(async (transaction) => {
    expect(await linkEntries(transaction, { upTo: 20, random: systemRandom })).toBe(2);
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await linkedIds()).toEqual([]);
  await sequencerOf(storage.database).run();
  expect(await linkedIds()).toEqual([10, 20, 30]);
});

test('a hundred runs of several processes at once make one chain', async () => {
  await insert(10, 300);
  const processes = Array.from({ length: 5 }, () => sequencerOf(storage.database));
  for (let round = 0; round < 20; round += 1) {
    await Promise.all([...processes.map((process) => process.run()), insert(10_000 + round)]);
  }
  await processes[0]?.run();
  expect(await linkedIds()).toHaveLength(320);
  expect(await problems()).toEqual([]);
});

/** Writes one entry in a transaction that stays open. @returns commits it */
const openEntry = (id: number) =>
  openTransaction((transaction) => transaction.insertInto('audit_log').values(someEntries(1, id)).execute());

/** PostgreSQL shows entries in the order of their commits, not of their ids; SQLite has one writer. */
function withManyWriters(): void {
  test('an entry that commits late is linked before the later ones, and one that never does is passed', async () => {
    const sequencer = sequencerOf(storage.database);
    const late = await openEntry(10);
    await insert(20);
    await sequencer.run();
    await sequencer.run();
    expect(await linkedIds()).toEqual([]);
    await late();
    // The first run may only look who writes.
    await sequencer.run();
    await sequencer.run();
    expect(await linkedIds()).toEqual([10, 20]);

    await expect(
      storage.database.store.transaction().execute(async (transaction) => {
        await transaction.insertInto('audit_log').values(someEntries(1, 30)).execute();
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await insert(40);
    await sequencer.run();
    expect(await linkedIds()).toEqual([10, 20, 40]);
    expect(await problems()).toEqual([]);
  });

  test('once nobody holds it up, one run links what came behind too', async () => {
    const sequencer = sequencerOf(storage.database);
    const late = await openEntry(10);
    await insert(20);
    await sequencer.run();
    await late();
    await insert(30);
    await sequencer.run();
    expect(await linkedIds()).toEqual([10, 20, 30]);
  });

  test('whoever begins to write later is not waited for', async () => {
    const sequencer = sequencerOf(storage.database);
    const first = await openEntry(10);
    await insert(20);
    await sequencer.run();
    const second = await openEntry(30);
    await first();
    await sequencer.run();
    expect(await linkedIds()).toEqual([10, 20]);
    await second();
    await sequencer.run();
    await sequencer.run();
    expect(await linkedIds()).toEqual([10, 20, 30]);
  });

  test('an entry that is being erased is linked as it is afterwards, and no salt of it stays', async () => {
    const sequencer = sequencerOf(storage.database);
    await insert(10, 2);
    const erase = await openTransaction((transaction) => redactPerson(transaction, 4));
    const { store } = storage.database;
    const upTo = 20;
    const early = store
      .transaction()
      .execute((transaction) => linkEntries(transaction, { upTo, random: systemRandom }));
    await expect(early).rejects.toThrow('could not obtain lock');
    await erase();
    await sequencer.run();
    await sequencer.run();
    expect(await linkedIds()).toEqual([10, 20]);
    expect(await problems()).toEqual([]);
  });

  test('no writer waits while entries are linked', async () => {
    await insert(10, 50);
    const { store } = storage.database;
    const linking = await openTransaction((transaction) =>
      linkEntries(transaction, { upTo: 2000, random: systemRandom }),
    );
    await store.transaction().execute(async (transaction) => {
      await sql`set local lock_timeout = 1`.execute(transaction);
      await transaction.insertInto('audit_log').values(someEntries(1, 5000)).execute();
    });
    await linking();
  });
}
if (process.env.TEST_DATABASE_URL !== undefined) describe('among open transactions', withManyWriters);
