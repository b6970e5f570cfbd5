import type { UserEntry } from '@ministerio/contract';
import type { Store } from '../database.ts';
import type { CategoryRow } from './categories.ts';

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

/** The ministries that a person is in, in the order of their names. */
export function categoriesOfUser(store: Store, userId: number): Promise<CategoryRow[]> {
  return store
    .selectFrom('user_categories as c')
    .innerJoin('categories as m', 'm.id', 'c.category_id')
    .select(['m.id', 'm.name'])
    .where('c.user_id', '=', userId)
    .orderBy('m.name_key')
    .execute();
}
