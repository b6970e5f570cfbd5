import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkChain } from '../../src/db/audit-chain/check-chain.ts';
import { lostHead } from '../../src/db/audit-chain/last-check.ts';
import type { ChainHead } from '../../src/db/audit-chain/link.ts';
import { chainHead } from '../../src/db/audit-chain/link-entries.ts';
import type { StoreTransaction } from '../../src/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { FIRST_MS, sequencerOf, someEntries } from './entries.ts';

const COUNT = 12;
const RUNS = { numRuns: 60 };
const entries = someEntries(COUNT);
const ids = entries.map(({ id }) => id);
const seqs = ids.map((_, index) => index + 1);

let storage: TestDatabase;
let head: ChainHead;
beforeAll(async () => {
  storage = await createTestDatabase();
  await storage.database.store.insertInto('audit_log').values(entries).execute();
  await sequencerOf(storage.database).run();
  head = await chainHead(storage.database.store);
});
afterAll(() => storage.dispose());

class Undone extends Error {}

/** Findings of a check after an edit, which is undone. */
async function saidAfter(edit: (transaction: StoreTransaction) => Promise<unknown>): Promise<unknown[]> {
  const said: unknown[] = [];
  const { store } = storage.database;
  const work = store.transaction().execute(async (transaction) => {
    await edit(transaction);
    const { problems } = await checkChain(transaction, { nowMs: FIRST_MS });
    const lost = await lostHead(transaction, head);
    said.push(...problems, ...(lost === null ? [] : [lost]));
    throw new Undone();
  });
  await expect(work).rejects.toThrow(Undone);
  return said;
}

test('without an edit the chain is whole', async () => {
  expect(await saidAfter(async () => {})).toEqual([]);
  expect(head).toMatchObject({ seq: COUNT, entry_id: ids.at(-1) });
});

const text = fc.string({ maxLength: 12 }).filter((value) => !value.includes('\0'));
const integer = fc.integer({ min: -9, max: 99_999 });
const json = fc.oneof(
  fc
    .dictionary(fc.constantFrom('nombre', 'role', 'date', 'latitude'), fc.oneof(text, integer))
    .map((values) => JSON.stringify(values)),
  // The same values in another spelling.
  fc
    .constantFrom(...entries.flatMap(({ before_json }) => before_json ?? []))
    .map((value) => value.replace(':', ': ')),
  text,
);
const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values);
/** A new value for each column of an entry. */
const entryColumns = {
  id: integer,
  at_ms: integer,
  actor_id: orNull(integer),
  actor_name: fc.oneof(text, fc.constant('[borrado]')),
  action: text,
  entity: text,
  entity_id: orNull(integer),
  subject_user_id: orNull(integer),
  before_json: orNull(json),
  after_json: orNull(json),
  request_id: text,
};
/** And of a link. */
const linkColumns = {
  seq: fc.integer({ min: COUNT + 1, max: 99 }),
  entry_id: fc.integer({ min: 1000, max: 9999 }),
  at_ms: integer,
  previous: text,
  content: text,
  hash: text,
  actor_salt: orNull(text),
  actor_hash: orNull(text),
  subject_salt: orNull(text),
  subject_hash: orNull(text),
  position_salt: orNull(text),
  position_hash: orNull(text),
};
const changes = <Columns extends Record<string, fc.Arbitrary<unknown>>>(columns: Columns) =>
  fc.oneof(
    ...Object.entries(columns).map(([column, value]) => fc.tuple(fc.constant(column), value)),
  ) as fc.Arbitrary<[keyof Columns & string, unknown]>;

test('any other value in any column of any entry is told, with the entry', async () => {
  const property = fc.asyncProperty(
    fc.constantFrom(...entries),
    changes(entryColumns),
    async (entry, [column, value]) => {
      fc.pre(value !== entry[column] && !(column === 'id' && ids.includes(value as number)));
      const said = await saidAfter((transaction) =>
        transaction
          .updateTable('audit_log')
          .set({ [column]: value })
          .where('id', '=', entry.id)
          .execute(),
      );
      expect(said).toContainEqual({
        fault: column === 'id' ? 'falta' : 'cambiada',
        entryId: entry.id,
        atMs: entry.at_ms,
      });
    },
  );
  await fc.assert(property, RUNS);
});

test('any other value in any column of any link is told', async () => {
  const property = fc.asyncProperty(
    fc.constantFrom(...seqs),
    changes(linkColumns),
    async (seq, [column, value]) => {
      const link = await storage.database.store
        .selectFrom('audit_chain')
        .selectAll()
        .where('seq', '=', seq)
        .executeTakeFirstOrThrow();
      fc.pre(value !== link[column]);
      const said = await saidAfter((transaction) =>
        transaction
          .updateTable('audit_chain')
          .set({ [column]: value })
          .where('seq', '=', seq)
          .execute(),
      );
      expect(said).not.toEqual([]);
    },
  );
  await fc.assert(property, RUNS);
});

test('values of two entries that were swapped are told', async () => {
  const columns = Object.keys(entryColumns).filter(
    (column) => column !== 'id',
  ) as (keyof typeof entryColumns)[];
  const property = fc.asyncProperty(
    fc.subarray(entries, { minLength: 2, maxLength: 2 }),
    fc.subarray(columns, { minLength: 1 }),
    async ([one, other], swapped) => {
      if (one === undefined || other === undefined) return;
      fc.pre(swapped.some((column) => one[column] !== other[column]));
      const values = (of: typeof one) => Object.fromEntries(swapped.map((column) => [column, of[column]]));
      const said = await saidAfter(async (transaction) => {
        await transaction.updateTable('audit_log').set(values(other)).where('id', '=', one.id).execute();
        await transaction.updateTable('audit_log').set(values(one)).where('id', '=', other.id).execute();
      });
      expect(said).toContainEqual({ fault: 'cambiada', entryId: one.id, atMs: one.at_ms });
      expect(said).toContainEqual({ fault: 'cambiada', entryId: other.id, atMs: other.at_ms });
    },
  );
  await fc.assert(property, RUNS);
});

test('entries, links or both that were deleted are told', async () => {
  const property = fc.asyncProperty(
    fc.subarray(ids, { minLength: 1 }),
    fc.constantFrom('entries', 'links', 'both'),
    async (gone, what) => {
      const said = await saidAfter(async (transaction) => {
        if (what !== 'links') await transaction.deleteFrom('audit_log').where('id', 'in', gone).execute();
        if (what !== 'entries')
          await transaction.deleteFrom('audit_chain').where('entry_id', 'in', gone).execute();
      });
      expect(said).not.toEqual([]);
    },
  );
  await fc.assert(property, RUNS);
});

test('an entry put in between is told', async () => {
  const property = fc.asyncProperty(
    fc.integer({ min: 1, max: (ids.at(-1) ?? 0) - 1 }).filter((id) => !ids.includes(id)),
    fc.constantFrom(...entries),
    async (id, like) => {
      const said = await saidAfter((transaction) =>
        transaction
          .insertInto('audit_log')
          .values({ ...like, id })
          .execute(),
      );
      expect(said).toEqual([{ fault: 'insertada', entryId: id, atMs: like.at_ms }]);
    },
  );
  await fc.assert(property, RUNS);
});

test('values blanked by hand, as if the person or the position were gone, are told', async () => {
  const { before_json } = entries[0] ?? { before_json: '' };
  const blank = (fields: readonly string[], value: unknown) =>
    JSON.stringify({
      ...JSON.parse(before_json ?? ''),
      ...Object.fromEntries(fields.map((field) => [field, value])),
    });
  const said = (values: object, salt: string) =>
    saidAfter(async (transaction) => {
      await transaction.updateTable('audit_log').set(values).where('id', '=', 10).execute();
      await transaction
        .updateTable('audit_chain')
        .set({ [salt]: null })
        .where('entry_id', '=', 10)
        .execute();
    });
  const changed = [{ fault: 'cambiada', entryId: 10, atMs: FIRST_MS }];
  expect(await said({ actor_name: '[borrado]' }, 'actor_salt')).toEqual(changed);
  expect(
    await said({ before_json: blank(['nombre', 'codigo', 'aporte'], '[borrado]') }, 'subject_salt'),
  ).toEqual(changed);
  expect(await said({ before_json: blank(['latitude', 'longitude'], null) }, 'position_salt')).toEqual(
    changed,
  );
});
