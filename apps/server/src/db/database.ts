import { type Kysely, PostgresAdapter, type Transaction } from 'kysely';
import type { LimitsSchema, Schema } from './schema.ts';

/** Where a query runs: the database itself or a transaction that the caller opened. */
export type Store = Kysely<Schema>;
/** A transaction of the church's data. Nothing but database work is awaited inside it (R22). */
export type StoreTransaction = Transaction<Schema>;

/** The open storage of one server process. */
export interface Database {
  readonly kind: 'sqlite' | 'postgresql';
  /** Absolute path of the SQLite file; null on PostgreSQL. */
  readonly file: string | null;
  /** Whether the last server on this file ended without closing it; never on PostgreSQL. */
  readonly afterCrash: boolean;
  /** Where a damaged log of that server is kept; null for a whole one. */
  readonly damagedLog: string | null;
  /** The church's data. */
  readonly store: Store;
  /** Counters of the limits: a second file on SQLite, an unlogged table on PostgreSQL (R32). */
  readonly limits: Kysely<LimitsSchema>;
  /** Closes every connection and frees the lock of the folder. */
  close(): Promise<void>;
}

/** Whether a store is PostgreSQL, where others write during a transaction; SQLite's holds the only write lock. */
export function isPostgres(store: Store): boolean {
  return store.getExecutor().adapter instanceof PostgresAdapter;
}
