import type { Compilable, CompiledQuery, Kysely } from 'kysely';

/** Takes the place of a named value while a query is compiled. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A placeholder for each value of a query's first call, by its name. */
function placeholdersFor(values: object): object {
  return Object.fromEntries(Object.keys(values).map((name) => [name, new Placeholder(name)]));
}

/** A query without values. */
export function preparedQuery<Db, Row>(
  build: (store: Kysely<Db>) => Compilable<Row>,
): (store: Kysely<Db>) => Promise<Row[]>;
/**
 * A query that is built and compiled once per database and then only given its values: for the queries of every
 * request or every mark. Its shape may not depend on the values.
 * @param build - builds the query; the named values may be used only as values of it, and every call names them all.
 * @returns a function that runs it and answers the rows.
 */
export function preparedQuery<Db, Row, Values extends object>(
  build: (store: Kysely<Db>, values: Values) => Compilable<Row>,
): (store: Kysely<Db>, values: Values) => Promise<Row[]>;
export function preparedQuery<Db, Row, Values extends object>(
  build: (store: Kysely<Db>, values: Values) => Compilable<Row>,
): (store: Kysely<Db>, values?: Values) => Promise<Row[]> {
  // Transactions share the adapter of their database, so they share its compiled query.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (store, values) => {
    const { adapter } = store.getExecutor();
    let query = compiled.get(adapter);
    if (query === undefined) {
      query = build(store, placeholdersFor(values ?? {}) as Values).compile();
      compiled.set(adapter, query);
    }
    const given = { ...values } as Readonly<Record<string, unknown>>;
    const parameters = query.parameters.map((value) =>
      value instanceof Placeholder ? given[value.name] : value,
    );
    const { rows } = await store.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
