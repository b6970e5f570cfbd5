import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query finds. */
export async function countOf<DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, object>,
): Promise<number> {
  const counting = query.select(({ fn }) => fn.countAll().as('count')).$castTo<{ readonly count: number }>();
  return (await counting.executeTakeFirstOrThrow()).count;
}
