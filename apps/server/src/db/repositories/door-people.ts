import type { Store } from '../database.ts';
import type { KeyHolder } from './door-keys.ts';
import { findMember } from './users.ts';

/** Member whom the door marks. */
export interface DoorMember {
  readonly id: number;
  readonly codigo: string;
  readonly nombre: string;
  readonly apellido: string;
}

/** The person with a membership number as typed; null for nobody. */
export async function memberByNumber(store: Store, codigo: string): Promise<DoorMember | null> {
  return findMember(store, codigo);
}

/**
 * A person by id; null for nobody.
 * @param phoneId - a phone of the door, which knows the members of its ministries alone (R41); null for an administrator.
 */
export async function memberById(
  store: Store,
  id: number,
  phoneId: number | null,
): Promise<DoorMember | null> {
  let query = store.selectFrom('users').select(['id', 'codigo', 'nombre', 'apellido']).where('id', '=', id);
  if (phoneId !== null) {
    query = query.where('id', 'in', ({ selectFrom }) =>
      selectFrom('user_categories as m')
        .innerJoin('door_phone_categories as d', 'd.category_id', 'm.category_id')
        .select('m.user_id')
        .where('d.phone_id', '=', phoneId),
    );
  }
  return (await query.executeTakeFirst()) ?? null;
}

/** A mark with its person, the phone that made it, and the holder's own key where the holder did. */
export async function marksByIds(store: Store, ids: readonly number[], { phone_id, account_id }: KeyHolder) {
  if (ids.length === 0) return [];
  return store
    .selectFrom('attendance as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('door_phones as p', 'p.id', 'a.phone_id')
    .leftJoin('door_keys as k', (join) =>
      join
        .onRef('k.target_id', '=', 'a.id')
        .on('k.phone_id', '=', phone_id)
        .on('k.account_id', '=', account_id)
        .on('k.result', '=', 'marcada'),
    )
    .select(['a.id', 'a.local_time as time', 'p.name as phone', 'k.clave as ownKey'])
    .select(['u.id as userId', 'u.codigo', 'u.nombre', 'u.apellido'])
    .where('a.id', 'in', ids)
    .execute();
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
