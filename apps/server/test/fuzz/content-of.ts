import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../src/db/database.ts';

const tables = [
  'users',
  'categories',
  'user_categories',
  'attendance',
  'contact_messages',
  'audit_log',
  'audit_chain',
  'import_rows',
  'deletion_requests',
  'door_codes',
  'door_keys',
  'door_phone_categories',
  'door_phones',
  'head_counts',
  'closings',
  'closing_rows',
  'closing_adjustments',
  'visitors',
  'visits',
  'content_versions',
  'confirmations',
  'second_factors',
  'recovery_codes',
  'challenges',
  'ended_tokens',
  'sermons_cache',
  'sermon_thumbs',
  'own_phone_secrets',
  'own_phones',
  'photos',
  'photo_files',
  'settings',
  'schema_migrations',
] as const;

/** A fingerprint of everything that a database holds but for the counters of the limits. */
export async function contentOf({ kind, store }: Database): Promise<string> {
  if (kind === 'postgresql') {
    const parts = tables.map(
      (table) =>
        sql`(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${sql.table(table)} t)`,
    );
    const { rows } = await sql<{ content: string }>`select concat(${sql.join(parts)}) as content`.execute(
      store,
    );
    return rows[0]?.content ?? '';
  }
  const hash = createHash('sha256');
  for (const table of tables) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(store);
    hash.update(JSON.stringify(rows));
  }
  return hash.digest('hex');
}
