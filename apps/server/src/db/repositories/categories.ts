import type { UserEntry } from '@ministerio/contract';
import type { Store, StoreTransaction } from '../database.ts';
import { preparedQuery } from '../prepared-query.ts';
import { isOfMinorsByName, keepMinors } from './minors.ts';

/** Every ministry in the order of its name. */
export const listCategories = preparedQuery((store: Store) =>
  store.selectFrom('categories').select(['id', 'name']).orderBy('name_key'),
);

export async function findCategory(store: Store, id: number) {
  const row = await store
    .selectFrom('categories')
    .select(['id', 'name'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Existing ministries of some ids, by name. */
export async function categoriesById(store: Store, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return store
    .selectFrom('categories')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .orderBy('name_key')
    .execute();
}

/** A new ministry is of minors by its name, until an administrator says otherwise (R43). @param nameKey - `textKey` of the name. @returns null where another ministry has the name already. */
export async function insertCategory(store: Store, name: string, nameKey: string, nowMs: number) {
  const row = await store
    .insertInto('categories')
    .values({ name, name_key: nameKey, created_ms: nowMs, of_minors: isOfMinorsByName(name) ? 1 : 0 })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes a ministry and its memberships; people and attendance stay, and who counted as a minor by it still does (R44). */
export async function deleteCategory(transaction: StoreTransaction, id: number): Promise<void> {
  await keepMinors(transaction, [id]);
  await transaction.deleteFrom('categories').where('id', '=', id).execute();
}

/** Puts a person into a ministry. @returns whether they were not in it before. */
export async function assign(
  store: Store,
  userId: number,
  categoryId: number,
  nowMs: number,
): Promise<boolean> {
  const row = await store
    .insertInto('user_categories')
    .values({ user_id: userId, category_id: categoryId, created_ms: nowMs })
    .onConflict((conflict) => conflict.columns(['category_id', 'user_id']).doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a person out of a ministry. @returns whether they were in it. */
export async function unassign(
  transaction: StoreTransaction,
  userId: number,
  categoryId: number,
): Promise<boolean> {
  const row = await transaction
    .deleteFrom('user_categories')
    .where('user_id', '=', userId)
    .where('category_id', '=', categoryId)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The people of a ministry, by family name and name. */
export function membersOfCategory(store: Store, categoryId: number): Promise<UserEntry[]> {
  return store
    .selectFrom('user_categories as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['u.id', 'u.username', 'u.email', 'u.nombre', 'u.apellido', 'u.codigo', 'u.role'])
    .where('c.category_id', '=', categoryId)
    .orderBy('u.apellido')
    .orderBy('u.nombre')
    .orderBy('u.id')
    .execute();
}

/** How many people are in each ministry; an empty one is left out. */
export function countMembersByCategory(store: Store) {
  return store
    .selectFrom('user_categories')
    .select(({ fn }) => ['category_id as id', fn.countAll<number>().as('miembros')])
    .groupBy('category_id')
    .orderBy('category_id')
    .execute();
}

/** The ministries that a person is in and since when, in the order of their names. */
export function categoriesOfUser(store: Store, userId: number) {
  return store
    .selectFrom('user_categories as c')
    .innerJoin('categories as m', 'm.id', 'c.category_id')
    .select(['m.id', 'm.name', 'c.created_ms as sinceMs'])
    .where('c.user_id', '=', userId)
    .orderBy('m.name_key')
    .execute();
}

/** Missed meetings after which somebody of each ministry is listed in the follow-up. */
export function readThresholds(store: Store) {
  return store
    .selectFrom('categories')
    .select(['id', 'follow_up_after as faltas'])
    .orderBy('name_key')
    .execute();
}

export async function setThreshold(transaction: StoreTransaction, id: number, missed: number): Promise<void> {
  await transaction.updateTable('categories').set({ follow_up_after: missed }).where('id', '=', id).execute();
}
