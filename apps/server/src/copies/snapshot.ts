import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import type { ChainHead } from '../db/audit-chain/link.ts';
import { headIn } from '../db/backup/copied-head.ts';
import { copyPostgres } from '../db/backup/copy-postgres.ts';
import { copySqliteWithoutPictures } from '../db/backup/copy-without-pictures.ts';
import { columnsOf, tablesOf } from '../db/backup/inspect-backup.ts';
import type { Store } from '../db/database.ts';
import type { Erasure } from '../db/repositories/erasures.ts';

/** Tables and settings that change without anybody changing anything. */
const VOLATILE = new Set(['sermons_cache', 'sermon_thumbs', 'audit_chain']);
const VOLATILE_SETTINGS = ['clock', 'retention_day', 'audit_check_day', 'audit_check'];

/** A picture of a copy, which holds its hash alone. */
export interface PictureRow {
  readonly photo_id: string;
  readonly width: number;
  readonly format: string;
  /** SHA-256 in hexadecimal digits. */
  readonly hash: string;
}

/** Self-description of a copy. */
export interface Snapshot {
  readonly installation: string;
  readonly head: ChainHead;
  readonly pictures: readonly PictureRow[];
  readonly erasures: readonly Erasure[];
  /** Rows of each table. */
  readonly counts: ReadonlyMap<string, number>;
  /** Equal for equal content, whatever the caches hold. */
  readonly digest: string;
}

/**
 * Copies the database without its pictures, and without what the copies themselves note in it.
 * @param source - `file`: of SQLite, null on PostgreSQL.
 * @param target - a new file, mode 0600.
 */
export async function takeSnapshot(
  source: { readonly file: string | null; readonly store: Store | null },
  target: string,
): Promise<Snapshot> {
  rmSync(target, { force: true });
  writeFileSync(target, '', { flag: 'wx', mode: 0o600 });
  if (source.file !== null) copySqliteWithoutPictures(source.file, target);
  else if (source.store !== null) await copyPostgres(source.store, target, { pictures: 'hashes' });
  const copy = new Sqlite(target);
  try {
    copy.pragma('journal_mode = DELETE');
    copy.prepare("DELETE FROM settings WHERE key = 'copies_state'").run();
    return {
      installation: String(
        copy.prepare("SELECT value FROM settings WHERE key = 'installation_id'").pluck().get(),
      ),
      head: headIn(copy),
      pictures: picturesOf(copy),
      erasures: copy
        .prepare<[], Erasure>(
          'SELECT kind, ref, at_ms, "by", requested_ms FROM erasures ORDER BY at_ms, kind, ref',
        )
        .all(),
      counts: countsOf(copy),
      digest: digestOf(copy),
    };
  } finally {
    copy.close();
  }
}

/** Rows of each table. */
export function countsOf(copy: Sqlite.Database): ReadonlyMap<string, number> {
  return new Map(
    tablesOf(copy).map((table) => [
      table,
      Number(copy.prepare(`SELECT count(*) FROM "${table}"`).pluck().get()),
    ]),
  );
}

export function picturesOf(copy: Sqlite.Database): readonly PictureRow[] {
  return copy
    .prepare<[], PictureRow>('SELECT photo_id, width, format, lower(hex(image)) AS hash FROM photo_files')
    .all();
}

function digestOf(copy: Sqlite.Database): string {
  const hash = createHash('sha256');
  for (const table of tablesOf(copy)) {
    if (VOLATILE.has(table)) continue;
    const where =
      table === 'settings'
        ? `WHERE key NOT IN (${VOLATILE_SETTINGS.map((key) => `'${key}'`).join(', ')})`
        : '';
    hash.update(table);
    const order = columnsOf(copy, table).map((_, index) => index + 1);
    const rows = copy.prepare(`SELECT * FROM "${table}" ${where} ORDER BY ${order.join(', ')}`).raw();
    for (const row of rows.iterate()) hash.update(JSON.stringify(row));
  }
  return hash.digest('hex');
}
