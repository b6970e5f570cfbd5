import type { AccountChange } from '@ministerio/contract';
import { type AuditAction, DAY_MS } from '@ministerio/contract/domain';
import type { Store } from '../database.ts';

const told = {
  password_set: 'clave',
  password_reset: 'clave-de-un-uso',
  user_updated: 'correo',
  leader_named: 'lidera',
} as const satisfies Partial<Record<AuditAction, AccountChange['que']>>;

/** As many as somebody reads as they come in; the own data have the rest. */
const MOST = 3;
/** How far back an account looks that has no sign-in in the log. */
const FIRST_MS = 7 * DAY_MS;

/**
 * Changes by others to an account's password, e-mail and ministries to lead since its last sign-in, newest first (R6).
 * @param nowMs - UTC milliseconds.
 */
export async function changesByOthers(store: Store, userId: number, nowMs: number) {
  const last = await store
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max('at_ms').as('atMs'))
    .where('subject_user_id', '=', userId)
    .where('action', '=', 'signed_in' satisfies AuditAction)
    .executeTakeFirst();
  const rows = await store
    .selectFrom('audit_log')
    .select([
      'action',
      'actor_name as actor',
      'at_ms as atMs',
      'before_json as before',
      'after_json as after',
    ])
    .where('subject_user_id', '=', userId)
    .where('action', 'in', Object.keys(told))
    .where('at_ms', '>', last?.atMs ?? nowMs - FIRST_MS)
    // From the server's shell there is no actor.
    .where(({ eb, or }) => or([eb('actor_id', 'is', null), eb('actor_id', '<>', userId)]))
    .orderBy('at_ms', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows
    .filter(({ action, before, after }) => action !== 'user_updated' || emailOf(before) !== emailOf(after))
    .slice(0, MOST)
    .map(({ action, actor, atMs }) => ({ change: told[action as keyof typeof told], actor, atMs }));
}

function emailOf(json: string | null): unknown {
  return json === null ? null : (JSON.parse(json) as { email?: unknown }).email;
}
