import type { Store } from '../../db/database.ts';
import { type CategoryRow, findCategory } from '../../db/repositories/categories.ts';
import { Problem } from '../../http/problem.ts';

/** The ministry that was asked for. @throws Problem - 404 `category_not_found` where there is none. */
export async function existingCategory(store: Store, id: number): Promise<CategoryRow> {
  const category = await findCategory(store, id);
  if (category === null) throw new Problem('category_not_found');
  return category;
}
