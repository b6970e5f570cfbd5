import type { SecurityNotices } from '@ministerio/contract';
import type { AuditAction } from '@ministerio/contract/domain';
import { countOf } from '../count-of.ts';
import type { Store } from '../database.ts';

/** Deletions that nobody can type again (R47). */
const FOR_GOOD = ['user_deleted', 'category_deleted', 'photo_withdrawn'] satisfies AuditAction[];

/** How the notices name what was deleted or changed. */
const told = {
  user_deleted: 'personas',
  category_deleted: 'ministerios',
  photo_withdrawn: 'fotos',
  attendance_deleted: 'asistencias',
  aporte_edited: 'aportes',
  member_unassigned: 'membresias',
  erasure_kept: 'recuperadas',
} as const satisfies Partial<Record<AuditAction, SecurityNotices['borrados'][number]['que']>>;

/** The entries of some actions, without own registrations that were replaced. */
function entries(store: Store, actions: readonly AuditAction[], sinceMs: number) {
  return store
    .selectFrom('audit_log as l')
    .where('l.at_ms', '>', sinceMs)
    .where('l.action', 'in', actions)
    .where(({ eb, or }) =>
      or([
        eb('l.action', '<>', 'user_deleted' satisfies AuditAction),
        eb('l.before_json', 'not like', '%"origin":"public"%'),
      ]),
    );
}

/** How often an account deleted people, ministries and photos. @param sinceMs - UTC milliseconds, not included. */
export function countDeletions(store: Store, actorId: number, sinceMs: number): Promise<number> {
  return countOf(entries(store, FOR_GOOD, sinceMs).where('l.actor_id', '=', actorId));
}

/**
 * How much each administrator deleted or changed, the latest first. Leaders and phones of the door undo their own marks alone.
 * @param sinceMs - UTC milliseconds, not included.
 */
export async function deletedByAdministrators(store: Store, sinceMs: number) {
  const rows = await entries(store, Object.keys(told) as AuditAction[], sinceMs)
    .leftJoin('users as a', 'a.id', 'l.actor_id')
    .select(({ fn }) => ['l.actor_name as actor', 'l.action', fn.countAll<number>().as('times')])
    .select(({ fn }) => fn.max('l.at_ms').as('lastMs'))
    .where(({ eb, or }) =>
      or([
        eb('l.action', '=', 'erasure_kept' satisfies AuditAction),
        eb('l.actor_id', 'is not', null).and(or([eb('a.id', 'is', null), eb('a.role', '=', 'ADMIN')])),
      ]),
    )
    // A first aporte replaces nothing.
    .where(({ eb, or }) =>
      or([
        eb('l.action', '<>', 'aporte_edited' satisfies AuditAction),
        eb('l.before_json', 'like', '%"aporte":"%'),
      ]),
    )
    .groupBy(['l.actor_name', 'l.action'])
    .orderBy('lastMs', 'desc')
    .execute();
  return rows.map(({ action, times, ...row }) => ({
    ...row,
    what: told[action as keyof typeof told],
    total: times,
  }));
}
