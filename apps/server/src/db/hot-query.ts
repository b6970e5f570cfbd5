import type { Compilable, CompiledQuery, Kysely } from 'kysely';

/** Stands for an argument while a query is compiled. */
class Slot {
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
}

/**
 * A query that is built and compiled once per database and afterwards only given its values: for the queries that
 * every request or every mark runs. Its shape may not depend on the values.
 * @param build - builds the query; each argument may be used only as a value.
 * @returns a function that runs it and answers the rows.
 */
export function hotQuery<Db, Args extends readonly unknown[], Row>(
  build: (store: Kysely<Db>, ...args: Args) => Compilable<Row>,
): (store: Kysely<Db>, ...args: Args) => Promise<Row[]> {
  // Transactions share the adapter of their database, so they share its compiled form.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (store, ...args) => {
    const { adapter } = store.getExecutor();
    let query = compiled.get(adapter);
    if (query === undefined) {
      const slots = args.map((_, index) => new Slot(index)) as readonly unknown[] as Args;
      query = build(store, ...slots).compile();
      compiled.set(adapter, query);
    }
    const parameters = query.parameters.map((value) => (value instanceof Slot ? args[value.index] : value));
    const { rows } = await store.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
