import { MINISTRIES_OF_MINORS, ministries } from '@ministerio/content';
import { CHAT_HOLD_MS, firstMinorYear, textKey } from '@ministerio/contract/domain';
import { sql } from 'kysely';
import { countOf } from '../count-of.ts';
import { isPostgres, type Store, type StoreTransaction } from '../database.ts';
import { preparedQuery } from '../prepared-query.ts';
import { recordErasure } from './erasures.ts';
import { redactPositionsOf } from './redact-audit.ts';

const keysOfMinors = new Set(
  ministries.filter(({ id }) => MINISTRIES_OF_MINORS.includes(id)).map(({ title }) => textKey(title)),
);

/** Whether a new ministry is of minors until an administrator says otherwise. @param name - case and accents do not matter. */
export function isOfMinorsByName(name: string): boolean {
  return keysOfMinors.has(textKey(name));
}

/** Whether a user `u` counts as a minor, as `minorReason` of the contract says it. @param firstYear - of birth. */
function countsAsMinor(firstYear: number) {
  return sql<boolean>`(
    exists (
      select 1 from person_details d where d.user_id = u.id
      and (d.birth_year >= ${firstYear} or (d.birth_year is null and d.noted_minor = 1))
    ) or (
      exists (
        select 1 from user_categories m join categories c on c.id = m.category_id
        where m.user_id = u.id and c.of_minors = 1
      ) and not exists (
        select 1 from person_details d where d.user_id = u.id and d.birth_year is not null
      )
    )
  )`;
}

/** All people who count as minors. @param year - the church's, of today. */
export async function allMinors(store: Store, year: number): Promise<readonly number[]> {
  const rows = await store
    .selectFrom('users as u')
    .select('u.id')
    .where(countsAsMinor(firstMinorYear(year)))
    .orderBy('u.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Rows of one statement: far below what either database takes. */
const IDS_AT_ONCE = 1000;

/** People among these who count as minors (R43). @param year - the church's, of today. */
export async function minorsAmong(
  store: Store,
  ids: readonly number[],
  year: number,
): Promise<ReadonlySet<number>> {
  const minors = new Set<number>();
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const rows = await store
      .selectFrom('users as u')
      .select('u.id')
      .where('u.id', 'in', ids.slice(start, start + IDS_AT_ONCE))
      .where(countsAsMinor(firstMinorYear(year)))
      .execute();
    for (const { id } of rows) minors.add(id);
  }
  return minors;
}

const minorById = preparedQuery(
  (store: Store, { id, firstYear }: { readonly id: number; readonly firstYear: number }) =>
    store.selectFrom('users as u').select('u.id').where('u.id', '=', id).where(countsAsMinor(firstYear)),
);

/** Whether a person counts as a minor. @param year - the church's, of today. */
export async function isMinor(store: Store, id: number, year: number): Promise<boolean> {
  return (await minorById(store, { id, firstYear: firstMinorYear(year) })).length > 0;
}

/** As many as a screen shows. */
const SHOWN_MINORS = 20;

/** People who count as minors and have no guardian: how many, and the first by name. @param year - the church's, of today. */
export async function minorsWithoutGuardian(store: Store, year: number) {
  const minors = store
    .selectFrom('users as u')
    .where(countsAsMinor(firstMinorYear(year)))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('guardians as g').select('g.id').whereRef('g.user_id', '=', 'u.id'))),
    );
  const total = await countOf(minors);
  const personas = await minors
    .select(['u.id', 'u.nombre', 'u.apellido'])
    .orderBy('u.nombre')
    .orderBy('u.apellido')
    .orderBy('u.id')
    .limit(SHOWN_MINORS)
    .execute();
  return { total, personas };
}

/**
 * Erases own numbers and positions of those among some people who count as minors, also in the log (R43).
 * @param year - the church's, of today.
 * @returns those of whom something was erased.
 */
export async function forgetOfMinors(
  transaction: StoreTransaction,
  ids: readonly number[],
  year: number,
): Promise<ReadonlySet<number>> {
  const minors = [...(await minorsAmong(transaction, ids, year))];
  const erased = new Set<number>();
  for (let start = 0; start < minors.length; start += IDS_AT_ONCE) {
    const some = minors.slice(start, start + IDS_AT_ONCE);
    const numbers = await transaction
      .updateTable('person_details')
      .set(({ eb }) => ({ telefono: null, version: eb('version', '+', 1) }))
      .where('user_id', 'in', some)
      .where('telefono', 'is not', null)
      .returning('user_id')
      .execute();
    const positions = await transaction
      .updateTable('attendance')
      .set({ latitude: null, longitude: null, accuracy_m: null, position_doubt: null })
      .where('user_id', 'in', some)
      .where('latitude', 'is not', null)
      .returning('user_id')
      .execute();
    for (const { user_id } of [...numbers, ...positions]) erased.add(user_id);
    await redactPositionsOf(transaction, some);
  }
  return erased;
}

/**
 * The same in the transaction in which somebody may have come to count as a minor: a restored older copy does so again (R49).
 * @param nowMs - UTC milliseconds.
 * @returns whether something was erased; the files still have it until `emptyLog`.
 */
export async function eraseOfMinors(
  transaction: StoreTransaction,
  ids: readonly number[],
  year: number,
  nowMs: number,
): Promise<boolean> {
  const erased = await forgetOfMinors(transaction, ids, year);
  for (const id of erased) await recordErasure(transaction, 'minor', String(id), nowMs);
  return erased.size > 0;
}

/** Repeats in a restored database what was erased of somebody who counts as a minor. @param ref - of its erasure */
export async function repeatMinorErasure(
  transaction: StoreTransaction,
  ref: string,
  year: number,
): Promise<void> {
  const id = Number(ref);
  const user = await transaction.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  if (user === undefined) return;
  await noteAsMinor(transaction, id);
  await forgetOfMinors(transaction, [id], year);
}

/** Notes that a person counts as a minor until a year of birth says otherwise. */
export async function noteAsMinor(transaction: StoreTransaction, userId: number): Promise<void> {
  await transaction
    .insertInto('person_details')
    .values({ user_id: userId, noted_minor: 1, telefono: null, birth_year: null, ...NO_TIMES })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ noted_minor: 1 }))
    .execute();
}

const NO_TIMES = { guardian_ms: null, chat_from_ms: null };

/** Members of ministries that are about to be deleted count as minors still: nobody grows up by that (R44). */
export async function keepMinors(
  transaction: StoreTransaction,
  categoryIds: readonly number[],
): Promise<void> {
  if (categoryIds.length === 0) return;
  const members = await transaction
    .selectFrom('user_categories as m')
    .innerJoin('categories as c', 'c.id', 'm.category_id')
    .select('m.user_id as id')
    .distinct()
    .where('c.of_minors', '=', 1)
    .where('c.id', 'in', categoryIds)
    .orderBy('m.user_id')
    .execute();
  for (const { id } of members) await noteAsMinor(transaction, id);
}

/** Keeps own chats closed for 72 hours of people who stopped counting as minors (R44). @param nowMs - UTC milliseconds. */
export async function holdChats(
  transaction: StoreTransaction,
  ids: Iterable<number>,
  nowMs: number,
): Promise<void> {
  const chat_from_ms = nowMs + CHAT_HOLD_MS;
  for (const id of ids) {
    await transaction
      .insertInto('person_details')
      .values({ user_id: id, telefono: null, birth_year: null, guardian_ms: null, chat_from_ms })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ chat_from_ms }))
      .execute();
  }
}

/**
 * Whether a ministry is of minors; null for none. A transaction that then changes its members and one that changes
 * the mark wait for each other; SQLite's transaction holds the only write lock already.
 */
export async function lockMinistry(
  transaction: StoreTransaction,
  id: number,
): Promise<{ readonly name: string; readonly isOfMinors: boolean } | null> {
  const row = await transaction
    .selectFrom('categories')
    .select(['name', 'of_minors'])
    .where('id', '=', id)
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirst();
  return row === undefined ? null : { name: row.name, isOfMinors: row.of_minors === 1 };
}

/** The members of a ministry, whose rows nobody else writes until the transaction ends. */
export async function lockMembers(
  transaction: StoreTransaction,
  categoryId: number,
): Promise<readonly number[]> {
  const rows = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('user_categories').select('user_id').where('category_id', '=', categoryId),
    )
    .orderBy('id')
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of the ministries of minors. */
export async function idsOfMinors(store: Store): Promise<readonly number[]> {
  const rows = await store
    .selectFrom('categories')
    .select('id')
    .where('of_minors', '=', 1)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks a ministry as one of minors, or ends that. */
export async function setOfMinors(transaction: StoreTransaction, id: number, isOn: boolean): Promise<void> {
  await transaction
    .updateTable('categories')
    .set({ of_minors: isOn ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}
