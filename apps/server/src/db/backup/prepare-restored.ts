import { copyFileSync, rmSync } from 'node:fs';
import { Kysely } from 'kysely';
import { migrate } from '../migrate.ts';
import { openSqliteFile } from '../open-sqlite.ts';
import { readSetting, writeSetting } from '../repositories/settings.ts';
import { deleteExpiredData } from '../retention.ts';
import type { Schema } from '../schema.ts';
import { ImmediateSqliteDialect } from '../sqlite-dialect.ts';
import { openBackup, raiseCounters } from './inspect-backup.ts';
import type { PreviousState } from './restore-options.ts';

/**
 * Makes of a backup the file that is put in place: today's schema, every older token dead, no number given twice,
 * nothing older than the retention allows (R29).
 * @param draft - where to make it; what is there is replaced.
 * @returns names of the accounts that the former database had deleted.
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
    // Tokens count whole seconds: those of the running second die too.
    const next = (Math.floor(nowMs / 1000) + 1) * 1000;
    await writeSetting(store, 'tokens_not_before_ms', String(Math.max(before, next)), nowMs);
    await deleteExpiredData(store, nowMs);
    const users = await store.selectFrom('users').select(['id', 'username']).orderBy('id').execute();
    const still = new Set(former.users.map(({ id }) => id));
    // Closed as one file, which needs no log beside it while it is moved.
    file.pragma('journal_mode = DELETE');
    return still.size === 0 ? [] : users.filter(({ id }) => !still.has(id)).map(({ username }) => username);
  } finally {
    await store.destroy();
    file.close();
  }
}

/** Removes a SQLite file and what lies beside it. */
export function deleteSqlite(path: string): void {
  for (const rest of ['', '-wal', '-shm', '-journal']) rmSync(path + rest, { force: true });
}
