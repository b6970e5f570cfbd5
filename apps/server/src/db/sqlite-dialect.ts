import type Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import type { Store } from './database.ts';
import type { Schema } from './schema.ts';
import { cachingStatements } from './statement-cache.ts';

/**
 * Kysely's SQLite dialect with two differences: statements are prepared once, and a transaction takes the write lock
 * at its start. A deferred one that reads first and writes later fails with SQLITE_BUSY_SNAPSHOT when the
 * administrator's shell command wrote in between.
 */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: Sqlite.Database;
  readonly #config: SqliteDialectConfig;

  constructor(database: Sqlite.Database) {
    const config = { database: cachingStatements(database) };
    super(config);
    this.#config = config;
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config, this.#database);
  }
}

/** The church's data in an open file. */
export function storeOf(database: Sqlite.Database): Store {
  return new Kysely<Schema>({ dialect: new ImmediateSqliteDialect(database) });
}

class ImmediateDriver extends SqliteDriver {
  readonly #database: Sqlite.Database;

  constructor(config: SqliteDialectConfig, database: Sqlite.Database) {
    super(config);
    this.#database = database;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk makes SQLite roll back by itself; a second rollback would hide the real error.
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}
