import Sqlite from 'better-sqlite3';
import { sqliteColumnTypes } from '../column-types.ts';
import { migrationsTable } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';

/** A part of a schema. */
interface SchemaPart {
  readonly type: string;
  readonly name: string;
  readonly sql: string | null;
}

/** Creates the schema of some steps in an empty database. */
export function createSchema(database: Sqlite.Database, versions: ReadonlySet<number>): void {
  database.exec(migrationsTable(sqliteColumnTypes));
  for (const { statements } of migrations.filter(({ version }) => versions.has(version))) {
    for (const statement of statements(sqliteColumnTypes)) database.exec(statement);
  }
}

/**
 * Compares a copy's schema with what its steps make: a trigger or a view would go on working for whoever put it there
 * after the copy was restored.
 * @returns the first part that differs, as 'trigger promote'; null for a schema that is ours.
 */
export function foreignPart(copy: Sqlite.Database): string | null {
  const versions = new Set(
    copy.prepare('SELECT version FROM schema_migrations').pluck().all() as readonly number[],
  );
  const ours = new Sqlite(':memory:');
  try {
    createSchema(ours, versions);
    const expected = partsOf(ours);
    const found = partsOf(copy);
    const changed = [...found].find(([part, sql]) => expected.get(part) !== sql);
    const missing = [...expected].find(([part]) => !found.has(part));
    return (changed ?? missing)?.[0] ?? null;
  } finally {
    ours.close();
  }
}

/** Tables of SQLite itself; statistics come with `PRAGMA optimize`. */
const OWN = new Set(['table sqlite_sequence', 'table sqlite_stat1', 'table sqlite_stat4']);

/** The parts of a schema, each with its statement; null for the index of a UNIQUE constraint. */
function partsOf(database: Sqlite.Database): ReadonlyMap<string, string | null> {
  const rows = database.prepare('SELECT type, name, sql FROM sqlite_schema').all() as readonly SchemaPart[];
  return new Map(
    rows
      .map(({ type, name, sql }) => [`${type} ${name}`, sql?.replaceAll(/\s+/g, ' ') ?? null] as const)
      .filter(([part]) => !OWN.has(part)),
  );
}
