import Sqlite from 'better-sqlite3';
import { StartError } from '../../start-error.ts';
import { newestVersion } from '../migrations/index.ts';
import { foreignPart } from './check-schema.ts';

/**
 * Opens a backup for reading and verifies it: a damaged page, index or reference refuses it, and a schema that is not
 * the migrations' (R29).
 * @param options - `name`: what messages call the file; by default its own path.
 * @throws StartError - in Spanish, for the server's shell.
 */
export function openBackup(file: string, { name = file } = {}): Sqlite.Database {
  const backup = open(file);
  try {
    if (!isIntact(backup)) throw new StartError(`La copia ${name} está dañada y no se puede usar.`);
    if (versionOf(backup) > newestVersion) {
      throw new StartError(
        `La copia ${name} es de una versión más nueva del programa. Actualiza el programa antes de restaurarla.`,
      );
    }
    const foreign = foreignPart(backup);
    if (foreign !== null) {
      throw new StartError(
        `La copia ${name} tiene algo que este programa no hace (${foreign}) y no se restaura: alguien pudo cambiarla para entrar después. Usa otra copia.`,
      );
    }
    return backup;
  } catch (error) {
    backup.close();
    if (error instanceof StartError) throw error;
    throw new StartError(`${name} no es una copia de seguridad de este programa.`);
  }
}

function open(file: string): Sqlite.Database {
  try {
    return new Sqlite(file, { readonly: true, fileMustExist: true });
  } catch {
    throw new StartError(`No se puede abrir la copia ${file}.`);
  }
}

/** Whether every page, index and reference of a database is in order. */
export function isIntact(database: Sqlite.Database): boolean {
  const broken = database.pragma('foreign_key_check') as unknown[];
  return database.pragma('integrity_check', { simple: true }) === 'ok' && broken.length === 0;
}

function versionOf(database: Sqlite.Database): number {
  const version = database.prepare('SELECT max(version) FROM schema_migrations').pluck().get();
  if (typeof version !== 'number') throw new StartError('La copia está vacía.');
  return version;
}

/** Tables of the schema in the order of their creation: referenced tables come first. */
export function tablesOf(database: Sqlite.Database): readonly string[] {
  const sql =
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid";
  return database.prepare(sql).pluck().all() as string[];
}

/** Columns of a table, as the schema orders them. */
export function columnsOf(database: Sqlite.Database, table: string): readonly string[] {
  return database
    .prepare('SELECT name FROM pragma_table_info(?) ORDER BY cid')
    .pluck()
    .all(table) as string[];
}

/** Rows of a table that are in memory at once: few where a row holds a file. @param many - of any other table */
export function rowsAtOnce(database: Sqlite.Database, table: string, many: number): number {
  const sql = "SELECT count(*) FROM pragma_table_info(?) WHERE type = 'BLOB'";
  return database.prepare(sql).pluck().get(table) === 0 ? many : Math.min(many, 20);
}

/** The highest id that each self-numbering table has assigned. @param schema - of an attached file. @default the own */
export function countersOf(database: Sqlite.Database, schema = 'main'): ReadonlyMap<string, number> {
  const rows = database.prepare(`SELECT name, seq FROM ${schema}.sqlite_sequence`).all() as {
    name: string;
    seq: number;
  }[];
  return new Map(rows.map(({ name, seq }) => [name, seq]));
}

/** Raises the counters of self-numbering tables to these, never lowers them. */
export function raiseCounters(database: Sqlite.Database, counters: ReadonlyMap<string, number>): void {
  const add = database.prepare(
    'INSERT INTO sqlite_sequence (name, seq) SELECT ?, 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?)',
  );
  const raise = database.prepare('UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?');
  for (const [table, highest] of counters) {
    add.run(table, table);
    raise.run(highest, table);
  }
}
