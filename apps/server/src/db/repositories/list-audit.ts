import type { listAudit as listEndpoint } from '@ministerio/contract';
import { textKey } from '@ministerio/contract/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Store } from '../database.ts';

/** What narrows the log, as the call names it; absent parts narrow nothing. */
export interface AuditFilter extends Omit<z.output<typeof listEndpoint.query>, 'from' | 'until'> {
  /** UTC milliseconds, included. */
  readonly fromMs: number | undefined;
  /** UTC milliseconds, not included. */
  readonly untilMs: number | undefined;
}

/** The log, newest first. */
export async function listAudit(store: Store, filter: AuditFilter) {
  const { entity, action, actor, person, fromMs, untilMs, limit = 200, offset = 0 } = filter;
  let query = store
    .selectFrom('audit_log as l')
    .leftJoin('users as p', 'p.id', 'l.subject_user_id')
    .select([
      'l.id',
      'l.at_ms as atMs',
      'l.actor_name as actor',
      'l.action',
      'l.entity',
      'l.entity_id as entityId',
    ])
    .select([
      'l.before_json as before',
      'l.after_json as after',
      'p.id as personId',
      'p.nombre',
      'p.apellido',
    ])
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

/** Whether a person's name, username or number contains a text; case and accents do not matter. */
function named(table: 'a' | 'p', text: string) {
  const pattern = `%${textKey(text).replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(`${table}.search_key`)} like ${pattern} escape '\\'`;
}
