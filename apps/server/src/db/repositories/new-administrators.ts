import type { Store } from '../database.ts';

/**
 * Who was made or became an administrator lately and still is one, newest first (R5).
 * @param sinceMs - UTC milliseconds.
 * @param exceptId - who asks: nobody is told about themselves.
 */
export async function newAdministrators(store: Store, sinceMs: number, exceptId: number) {
  const rows = await store
    .selectFrom('audit_log as l')
    .innerJoin('users as u', 'u.id', 'l.subject_user_id')
    .select(['u.id', 'u.username', 'l.at_ms as atMs', 'l.actor_name as actor', 'l.action'])
    .where('l.at_ms', '>', sinceMs)
    .where('l.action', 'in', ['user_created', 'user_promoted'])
    .where('u.role', '=', 'ADMIN')
    .where('u.id', '<>', exceptId)
    .orderBy('l.at_ms', 'desc')
    .orderBy('l.id', 'desc')
    .execute();
  const told = new Set<number>();
  // Made and promoted within days: the later of the two made the administrator.
  return rows.filter(({ id }) => !told.has(id) && told.add(id));
}
