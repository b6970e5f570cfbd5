import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { StartError } from '../../start-error.ts';
import { migrate } from '../migrate.ts';
import { openSqliteFile } from '../open-sqlite.ts';
import { readSetting, writeSetting } from '../repositories/settings.ts';
import { deleteExpiredData } from '../retention.ts';
import type { Schema } from '../schema.ts';
import { ImmediateSqliteDialect } from '../sqlite-dialect.ts';
import { openBackup, raiseCounters } from './inspect-backup.ts';
import { deleteSqlite, fileStamp } from './write-backup.ts';

/** The database that a restore replaces, as far as it can be read. */
export interface PreviousState {
  readonly users: readonly { readonly id: number; readonly username: string }[];
  /** The highest id that each self-numbering table has assigned. */
  readonly counters: ReadonlyMap<string, number>;
}

export const EMPTY: PreviousState = { users: [], counters: new Map() };

export interface RestoreOptions {
  /** The backup. */
  readonly file: string;
  /** Whether a database that has accounts may be replaced. */
  readonly force: boolean;
  /** Absolute `DATA_DIR`; the former database is kept in its folder `backups`. */
  readonly dataDir: string;
  /** UTC milliseconds. */
  readonly nowMs: number;
}

/** What a restore did. */
export interface Restored {
  /** Where the former database is kept; null where there was none. */
  readonly keptAt: string | null;
  /** Names of accounts that were deleted after the copy was made, and have returned with it (R29). */
  readonly returned: readonly string[];
}

/** @throws StartError - the database is in use and replacing it was not asked for. */
export function requireReplaceable(isEmpty: boolean, force: boolean): void {
  if (isEmpty || force) return;
  throw new StartError(
    'La base de datos tiene datos. Para reemplazarla agrega --force; la actual se guarda en la carpeta backups.',
  );
}

/** Where a restore keeps the database that it replaces. */
export function keptPath({ dataDir, nowMs }: RestoreOptions): string {
  return join(dataDir, 'backups', `antes-de-restaurar-${fileStamp(nowMs)}.sqlite`);
}

/**
 * Prepares a backup to be put in place: it gets today's schema and loses what the retention has expired; older tokens
 * become invalid, and no number is given twice (R29).
 * @param draft - file to write; an existing one is replaced.
 * @returns usernames of accounts that were deleted in the former database.
 * @throws StartError - the backup is damaged or newer than the program.
 */
export async function prepareRestored(
  backup: string,
  draft: string,
  former: PreviousState,
  nowMs: number,
): Promise<readonly string[]> {
  openBackup(backup).close();
  deleteSqlite(draft);
  copyFileSync(backup, draft);
  const file = openSqliteFile(draft, 'FULL');
  const store = new Kysely<Schema>({ dialect: new ImmediateSqliteDialect(file) });
  try {
    await migrate({ kind: 'sqlite', store }, nowMs);
    raiseCounters(file, former.counters);
    const before = Number((await readSetting(store, 'tokens_not_before_ms')) ?? 0);
    // Tokens count whole seconds: those of the current second become invalid too.
    const next = (Math.floor(nowMs / 1000) + 1) * 1000;
    await writeSetting(store, 'tokens_not_before_ms', String(Math.max(before, next)), nowMs);
    await deleteExpiredData(store, nowMs);
    const users = await store.selectFrom('users').select(['id', 'username']).orderBy('id').execute();
    const still = new Set(former.users.map(({ id }) => id));
    // One file without a log, so that it can be moved.
    file.pragma('journal_mode = DELETE');
    return still.size === 0 ? [] : users.filter(({ id }) => !still.has(id)).map(({ username }) => username);
  } finally {
    await store.destroy();
    file.close();
  }
}
