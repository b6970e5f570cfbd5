import { createHash } from 'node:crypto';
import Sqlite from 'better-sqlite3';
import { createSchema } from './check-schema.ts';
import { columnsOf, countersOf, raiseCounters, tablesOf } from './inspect-backup.ts';

/** The column that holds pictures, by table. */
const PICTURES = new Map([['photo_files', 'image']]);

/** The column of a table that holds pictures; null for any other table. */
export const hashedColumn = (table: string): string | null => PICTURES.get(table) ?? null;

/**
 * Copies a SQLite database in use, with the SHA-256 of each picture in its place: pictures are most of the bytes, and
 * never change.
 * @param target - a file that is empty or does not exist yet.
 */
export function copySqliteWithoutPictures(source: string, target: string): void {
  const copy = new Sqlite(target);
  try {
    copy.pragma('busy_timeout = 5000');
    copy.function('picture_hash', { deterministic: true }, (image) =>
      createHash('sha256')
        .update(image as Uint8Array)
        .digest(),
    );
    copy.prepare('ATTACH ? AS source').run(source);
    // One transaction sees one state of the source, while its server goes on writing.
    copy.exec('BEGIN');
    const versions = copy.prepare('SELECT version FROM source.schema_migrations').pluck().all() as number[];
    createSchema(copy, new Set(versions));
    for (const table of tablesOf(copy)) {
      const columns = columnsOf(copy, table).map((name) => `"${name}"`);
      const hashed = hashedColumn(table);
      const selected = columns.map((name) => (name === `"${hashed}"` ? `picture_hash(${name})` : name));
      copy.exec(
        `INSERT INTO main."${table}" (${columns.join(', ')}) SELECT ${selected.join(', ')} FROM source."${table}"`,
      );
    }
    raiseCounters(copy, countersOf(copy, 'source'));
    copy.exec('COMMIT');
    copy.exec('DETACH source');
  } finally {
    copy.close();
  }
}
