import type { Store } from '../database.ts';
import type { AuditRow, ChainRow } from './link.ts';

/** Links read at once. */
const CHUNK = 500;

/** A link, and its entry where that is there. */
export interface LinkedEntry {
  readonly link: ChainRow;
  readonly entry: AuditRow | null;
}

/** The link before one; null at the start of the chain. */
export async function linkBefore(store: Store, seq: number): Promise<ChainRow | null> {
  const row = await store
    .selectFrom('audit_chain')
    .selectAll()
    .where('seq', '<', seq)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The first link from a number on; undefined behind the end. */
export function linkFrom(store: Store, seq: number) {
  return store
    .selectFrom('audit_chain')
    .select(['seq', 'hash'])
    .where('seq', '>=', seq)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
}

/** The next links with their entries, as one statement sees them: an erasure changes both at once. */
export async function linksAfter(store: Store, seq: number): Promise<readonly LinkedEntry[]> {
  const rows = await store
    .selectFrom('audit_chain as c')
    .leftJoin('audit_log as l', 'l.id', 'c.entry_id')
    .selectAll('c')
    .select(['l.id', 'l.at_ms as entryAtMs', 'l.actor_id', 'l.actor_name', 'l.action', 'l.entity'])
    .select(['l.entity_id', 'l.subject_user_id', 'l.before_json', 'l.after_json', 'l.request_id'])
    .where('c.seq', '>', seq)
    .orderBy('c.seq')
    .limit(CHUNK)
    .execute();
  return rows.map(({ id, entryAtMs, actor_name, action, entity, request_id, ...row }) => {
    const { actor_id, entity_id, subject_user_id, before_json, after_json, ...link } = row;
    // These are null together, where the join finds nothing.
    if (id === null || entryAtMs === null || actor_name === null) return { link, entry: null };
    if (action === null || entity === null || request_id === null) return { link, entry: null };
    const people = { actor_id, actor_name, subject_user_id };
    const what = { action, entity, entity_id, before_json, after_json, request_id };
    return { link, entry: { id, at_ms: entryAtMs, ...people, ...what } };
  });
}

/** Entries without a link between two ids, the first few. */
export function unlinkedBetween(store: Store, afterId: number, beforeId: number) {
  return store
    .selectFrom('audit_log as l')
    .leftJoin('audit_chain as c', 'c.entry_id', 'l.id')
    .select(['l.id', 'l.at_ms'])
    .where('l.id', '>', afterId)
    .where('l.id', '<', beforeId)
    .where('c.seq', 'is', null)
    .orderBy('l.id')
    .limit(CHUNK)
    .execute();
}
