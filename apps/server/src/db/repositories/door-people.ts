import type { Store } from '../database.ts';

/** Some people, by name. */
export function peopleById(store: Store, ids: readonly number[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return store
    .selectFrom('users')
    .select(['id', 'nombre', 'apellido', 'codigo'])
    .where('id', 'in', ids)
    .orderBy('search_key')
    .orderBy('id')
    .execute();
}

/** The ministries of some people, by name. */
export async function ministriesOfPeople(
  store: Store,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const found = new Map<number, string[]>();
  if (ids.length === 0) return found;
  const rows = await store
    .selectFrom('user_categories as m')
    .innerJoin('categories as c', 'c.id', 'm.category_id')
    .select(['m.user_id as userId', 'c.name'])
    .where('m.user_id', 'in', ids)
    .orderBy('c.name_key')
    .execute();
  for (const { userId, name } of rows) found.set(userId, [...(found.get(userId) ?? []), name]);
  return found;
}

const idsOfPhone = (store: Store, phoneId: number) =>
  store
    .selectFrom('user_categories as m')
    .innerJoin('door_phone_categories as d', 'd.category_id', 'm.category_id')
    .select('m.user_id as id')
    .distinct()
    .where('d.phone_id', '=', phoneId);

/** Ids of the people in a phone's ministries. */
export async function peopleOfPhone(store: Store, phoneId: number): Promise<readonly number[]> {
  return (await idsOfPhone(store, phoneId).execute()).map(({ id }) => id);
}

/**
 * A person by id; null for nobody.
 * @param phoneId - a phone of the door, which knows the members of its ministries alone (R41); null for an administrator.
 */
export async function memberById(store: Store, id: number, phoneId: number | null) {
  let query = store.selectFrom('users').select(['id', 'codigo', 'nombre', 'apellido']).where('id', '=', id);
  if (phoneId !== null) query = query.where('id', 'in', idsOfPhone(store, phoneId));
  return (await query.executeTakeFirst()) ?? null;
}

/** Id of a person's mark of a day; null where there is none. */
export async function markOfDay(store: Store, userId: number, date: string): Promise<number | null> {
  const row = await store
    .selectFrom('attendance')
    .select('id')
    .where('user_id', '=', userId)
    .where('local_date', '=', date)
    .executeTakeFirst();
  return row?.id ?? null;
}
