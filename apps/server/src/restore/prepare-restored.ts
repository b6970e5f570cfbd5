import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@ministerio/contract/domain';
import { CLOCK_TOLERANCE_MS } from '../clock.ts';
import { openBackup, raiseCounters } from '../db/backup/inspect-backup.ts';
import { deleteSqlite, fileStamp } from '../db/backup/write-backup.ts';
import { believeClock, latestKnownMs, shellInstant } from '../db/clock-watch.ts';
import type { Store } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openSqliteFile } from '../db/open-sqlite.ts';
import { shellSource, writeAudit } from '../db/repositories/audit.ts';
import { raiseCalendar } from '../db/repositories/calendar-revision.ts';
import { endDoor } from '../db/repositories/door-phones.ts';
import type { Erasure } from '../db/repositories/erasures.ts';
import { deleteSetting, readSetting, writeSetting } from '../db/repositories/settings.ts';
import { deleteExpiredData } from '../db/retention.ts';
import { storeOf } from '../db/sqlite-dialect.ts';
import { inTransaction } from '../db/transaction.ts';
import { StartError } from '../start-error.ts';
import { applyErasures, highestErasedUser, type RepeatedErasures } from './apply-erasures.ts';

/** The second factors of a database, and whose they are. */
export interface FactorsBefore {
  /** The installation's id: another one's factors say nothing about a copy's. */
  readonly installation: string | null;
  readonly ids: readonly number[];
}

/** The database that a restore replaces, as far as it can be read. */
export interface PreviousState {
  readonly users: readonly { readonly id: number; readonly username: string }[];
  /** The highest id that each self-numbering table has assigned. */
  readonly counters: ReadonlyMap<string, number>;
  /** The second factors that it has now (R45). */
  readonly factors: FactorsBefore;
  /** The largest time that it knows of, in UTC milliseconds; 0 where there was none. */
  readonly latestMs: number;
  /** The SEQUENCE of its calendars' events; 0 where nothing was published. */
  readonly calendarSequence: number;
}

export const EMPTY: PreviousState = {
  users: [],
  counters: new Map(),
  factors: { installation: null, ids: [] },
  latestMs: 0,
  calendarSequence: 0,
};

export interface RestoreOptions {
  /** The backup. */
  readonly file: string;
  /** Whether a database that has accounts may be replaced. */
  readonly force: boolean;
  /** Whether the clock is right although it differs from what copy and database know of. @default false */
  readonly trustClock?: boolean;
  /** Absolute `DATA_DIR`; the former database is kept in its folder `backups`. */
  readonly dataDir: string;
  /** UTC milliseconds. */
  readonly nowMs: number;
  /** Erasures after the copy was made, by the list beside it (R49). @default nothing is known */
  readonly erasures?: readonly Erasure[];
  /** From when on people's erasures are left out, in UTC milliseconds (R49). @default null, none */
  readonly keepErasedAfterMs?: number | null;
}

/** Result of a restore. */
export interface Restored {
  /** Where the former database is kept; null where there was none. */
  readonly keptAt: string | null;
  /** Names of accounts that were deleted after the copy was made, and have returned with it (R29). */
  readonly returned: readonly string[];
  /** Repeated erasures (R49). */
  readonly repeated: RepeatedErasures;
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
 * A wrong clock would delete data and make new sessions invalid until its date.
 * @param nowMs - UTC milliseconds.
 * @param latestMs - the largest time that the copy and the former database know of; 0 where they know of none.
 * @throws StartError - the clock is behind it, or more than a day after it.
 */
function requireRightClock(nowMs: number, latestMs: number): void {
  if (latestMs === 0) return;
  if (nowMs >= latestMs - CLOCK_TOLERANCE_MS && nowMs <= latestMs + DAY_MS) return;
  throw new StartError(
    `El reloj de este equipo dice ${shellInstant(nowMs)}, y lo más nuevo que se conoce es de ${shellInstant(latestMs)}. Si el reloj está bien, repite la orden con --trust-clock; si no, corrígelo antes: con una fecha equivocada se borrarían datos y nadie podría entrar.`,
  );
}

/**
 * Prepares a backup to be put in place: it gets today's schema and loses what the retention has expired; older tokens
 * become invalid, confirmations end (R46), recovery codes and removed second factors are gone, and every phone of the door and of members is out (R49), no number is given twice, and the log says that it was restored (R29, R67).
 * @param draft - file to write; an existing one is replaced.
 * @returns usernames of accounts that were deleted in the former database, and what was erased again.
 * @throws StartError - the backup is damaged, changed or newer than the program, or the clock is doubtful.
 */
export async function prepareRestored(
  {
    file: backup,
    nowMs,
    trustClock = false,
    erasures = [],
    keepErasedAfterMs = null,
  }: Pick<RestoreOptions, 'file' | 'nowMs' | 'trustClock' | 'erasures' | 'keepErasedAfterMs'>,
  draft: string,
  former: PreviousState,
): Promise<Pick<Restored, 'returned' | 'repeated'>> {
  deleteSqlite(draft);
  copyFileSync(backup, draft);
  // The very bytes that are put in place: a log beside the backup may show others.
  openBackup(draft, { name: backup }).close();
  const file = openSqliteFile(draft, 'FULL');
  const store = storeOf(file);
  try {
    const latestMs = Math.max(former.latestMs, await latestKnownMs(store));
    if (!trustClock) requireRightClock(nowMs, latestMs);
    await migrate(store, nowMs);
    raiseCounters(file, former.counters);
    raiseCounters(file, new Map([['users', highestErasedUser(erasures)]]));
    const sinceMs = trustClock ? nowMs : Math.max(nowMs, latestMs);
    // Tokens count whole seconds: those of the current second become invalid too.
    const next = (Math.floor(sinceMs / 1000) + 1) * 1000;
    await writeSetting(store, 'tokens_not_before_ms', String(next), nowMs);
    await believeClock(store, nowMs);
    await store.deleteFrom('confirmations').execute();
    // Every older token is invalid now.
    await store.deleteFrom('ended_tokens').execute();
    await store.deleteFrom('challenges').execute();
    // A copy in other hands must open nothing, and codes that were used since must not return (R49).
    await store.deleteFrom('recovery_codes').execute();
    await store.deleteFrom('own_phones').execute();
    await store.deleteFrom('category_leaders').execute();
    await endDoor(store, nowMs);
    await forgetRemovedFactors(store, former);
    await deleteExpiredData(store, nowMs);
    await raiseCalendar(store, former.calendarSequence, nowMs);
    // Of the machine that made the copy.
    await deleteSetting(store, 'copies_state');
    const repeated = await applyErasures(store, erasures, nowMs, keepErasedAfterMs);
    await inTransaction(store, (transaction) =>
      writeAudit(transaction, shellSource(nowMs), { action: 'database_restored', entity: 'database' }),
    );
    const users = await store.selectFrom('users').select(['id', 'username']).orderBy('id').execute();
    const still = new Set(former.users.map(({ id }) => id));
    // One file without a log, so that it can be moved.
    file.pragma('journal_mode = DELETE');
    const returned = still.size === 0 ? [] : users.filter(({ id }) => !still.has(id));
    return { returned: returned.map(({ username }) => username), repeated };
  } finally {
    await store.destroy();
    file.close();
  }
}

/** Second factors in a database that is going to be replaced. */
export async function factorsBefore(store: Store): Promise<FactorsBefore> {
  const rows = await store.selectFrom('second_factors').select('id').execute();
  return { installation: await readSetting(store, 'installation_id'), ids: rows.map(({ id }) => id) };
}

/** Deletes the factors that the former database has no more: a lost phone's must not return. */
async function forgetRemovedFactors(store: Store, { factors, counters }: PreviousState): Promise<void> {
  const { installation, ids } = factors;
  if (installation === null || installation !== (await readSetting(store, 'installation_id'))) return;
  const known = store.deleteFrom('second_factors').where('id', '<=', counters.get('second_factors') ?? 0);
  await (ids.length > 0 ? known.where('id', 'not in', ids) : known).execute();
}
