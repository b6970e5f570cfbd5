import type Sqlite from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Statements per database: far more than the server has, and a bound for `IN` lists of varying length. */
const LIMIT = 400;

/**
 * Prepares every SQL text once. Kysely prepares one for each query, which halves the speed of a mark
 * and of a list (docs/measurements.md).
 */
export function cachingStatements(database: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known !== undefined) return known;
      const prepared = callable(database.prepare(sql));
      if (statements.size >= LIMIT) statements.clear();
      statements.set(sql, prepared);
      return prepared;
    },
  };
}

function callable(statement: Sqlite.Statement): SqliteStatement {
  return {
    reader: statement.reader,
    all: (parameters) => statement.all(parameters),
    run: (parameters) => statement.run(parameters),
    iterate: (parameters) => statement.iterate(parameters),
  };
}
