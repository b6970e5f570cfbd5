import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CLOCK_TOLERANCE_MS } from '../../clock.ts';
import type { Database } from '../database.ts';
import { schemaVersion } from '../migrate.ts';
import { fileStamp, writeBackup } from './write-backup.ts';

/** How many automatic copies are kept. */
const KEPT = 14;
const automatic = /^(diaria|antes-de-migrar)-[\w-]+\.sqlite$/;

/** The automatic copies of a folder, newest first; `madeMs` in UTC milliseconds. None where there is no such folder. */
function copiesIn(folder: string) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder)
    .filter((name) => automatic.test(name))
    .map((name) => ({ path: join(folder, name), madeMs: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.madeMs - a.madeMs);
}

/** Seconds since the newest automatic copy; null where there is none. @param nowMs - UTC milliseconds. */
export function newestCopyAge(folder: string, nowMs: number): number | null {
  // One of a clock that was ahead says nothing of today.
  const newest = copiesIn(folder).find(({ madeMs }) => madeMs <= nowMs + CLOCK_TOLERANCE_MS);
  return newest === undefined ? null : Math.max(0, Math.floor((nowMs - newest.madeMs) / 1000));
}

/**
 * Makes the copy of a day unless there is one, and removes the oldest automatic ones.
 * @param folder - `DATA_DIR/backups`.
 * @param date - YYYY-MM-DD in the church's zone.
 */
export async function dailyBackup(database: Database, folder: string, date: string): Promise<void> {
  const target = join(folder, `diaria-${date}.sqlite`);
  if (existsSync(target)) return;
  await writeBackup(database, target);
  prune(folder);
}

/**
 * Makes a copy of a database whose schema is about to change; an empty database needs none.
 * @param nowMs - UTC milliseconds, for the name.
 * @param newest - the version after the migration.
 */
export async function backupBeforeMigration(
  database: Database,
  folder: string,
  nowMs: number,
  newest: number,
): Promise<void> {
  const current = await schemaVersion(database.store).catch(() => 0);
  if (current === 0 || current >= newest) return;
  await writeBackup(database, join(folder, `antes-de-migrar-${fileStamp(nowMs)}-v${current}.sqlite`));
  prune(folder);
}

function prune(folder: string): void {
  for (const { path } of copiesIn(folder).slice(KEPT)) rmSync(path, { force: true });
}
