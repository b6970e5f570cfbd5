import type Sqlite from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Statements kept per database: far more than the server has, few enough to bound lists of changing length. */
const LIMIT = 400;

/**
 * Prepares every SQL text once. Kysely by itself prepares anew for each query, which halves the speed of a mark
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
