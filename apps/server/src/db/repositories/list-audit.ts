import { type AuditAction, type AuditEntity, textKey } from '@ministerio/contract/domain';
import { sql } from 'kysely';
import type { Store } from '../database.ts';

/** What narrows the log; absent parts narrow nothing. */
export interface AuditFilter {
  readonly entity: AuditEntity | undefined;
  readonly action: AuditAction | undefined;
  /** Part of the name, username or number of who made the change. */
  readonly actor: string | undefined;
  /** Part of the name, username or number of whom it is about. */
  readonly person: string | undefined;
  /** UTC milliseconds, included. */
  readonly fromMs: number | undefined;
  /** UTC milliseconds, not included. */
  readonly untilMs: number | undefined;
  readonly limit: number | undefined;
  readonly offset: number | undefined;
}

/** The log, newest first. */
export async function listAudit(store: Store, filter: AuditFilter) {
  const { entity, action, actor, person, fromMs, untilMs, limit = 200, offset = 0 } = filter;
  let query = store
    .selectFrom('audit_log as l')
    .leftJoin('users as p', 'p.id', 'l.subject_user_id')
    .select(['l.id', 'l.at_ms', 'l.actor_name', 'l.action', 'l.entity', 'l.entity_id'])
    .select(['l.before_json', 'l.after_json', 'p.id as personId', 'p.nombre', 'p.apellido'])
    .orderBy('l.at_ms', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit)
    .offset(offset);
  if (entity !== undefined) query = query.where('l.entity', '=', entity);
  if (action !== undefined) query = query.where('l.action', '=', action);
  if (fromMs !== undefined) query = query.where('l.at_ms', '>=', fromMs);
  if (untilMs !== undefined) query = query.where('l.at_ms', '<', untilMs);
  if (actor !== undefined) {
    query = query.where(
      'l.actor_id',
      'in',
      store.selectFrom('users as a').select('a.id').where(named('a', actor)),
    );
  }
  if (person !== undefined) query = query.where(named('p', person));
  return query.execute();
}

/** Whether a person's name, username or number holds a text, without regard to case and accents. */
function named(table: 'a' | 'p', text: string) {
  const pattern = `%${textKey(text).replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(`${table}.search_key`)} like ${pattern} escape '\\'`;
}
