import { sql } from 'kysely';
import type { Store } from '../database.ts';

interface Sequence {
  readonly table: string;
  readonly sequence: string;
}

/** The sequences behind the self-numbering columns of the schema. */
async function sequences(store: Store): Promise<readonly Sequence[]> {
  const { rows } = await sql<Sequence>`
    select table_name as "table", pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns where table_schema = current_schema() and is_identity = 'YES'`.execute(
    store,
  );
  return rows;
}

/** The highest id that each self-numbering table has assigned. */
export async function postgresCounters(store: Store): Promise<ReadonlyMap<string, number>> {
  const counters = new Map<string, number>();
  for (const { table, sequence } of await sequences(store)) {
    const { rows } = await sql<{ highest: number }>`
      select case when is_called then last_value else last_value - 1 end as highest from ${sql.raw(sequence)}`.execute(
      store,
    );
    counters.set(table, rows[0]?.highest ?? 0);
  }
  return counters;
}

/** Sets the sequences of self-numbering tables to continue after these. */
export async function setPostgresCounters(
  store: Store,
  counters: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { table, sequence } of await sequences(store)) {
    const next = (counters.get(table) ?? 0) + 1;
    await sql`select setval(${sequence}, ${next}, false)`.execute(store);
  }
}
