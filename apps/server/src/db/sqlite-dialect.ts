import type Sqlite from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, SqliteDialect, SqliteDriver } from 'kysely';
import { cachingStatements } from './statement-cache.ts';

/**
 * Kysely's SQLite dialect with two differences: statements are prepared once, and a transaction takes the write lock
 * at its start. A deferred one that reads first and writes later fails with SQLITE_BUSY_SNAPSHOT when the
 * administrator's shell command wrote in between.
 */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: Sqlite.Database;

  constructor(database: Sqlite.Database) {
    super({ database: cachingStatements(database) });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#database);
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #database: Sqlite.Database;

  constructor(database: Sqlite.Database) {
    super({ database: cachingStatements(database) });
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
