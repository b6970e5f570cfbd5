import type { AuditAction } from '@ministerio/contract/domain';
import { z } from 'zod';
import { secretHash } from '../../random.ts';
import { isPostgres, type Store, type StoreTransaction } from '../database.ts';
import { readSetting, writeSetting } from './settings.ts';

/**
 * Locks every administrator's row in id order and answers their ids, so that two calls cannot both take the second
 * last one away (R21). SQLite's transaction holds the only write lock already.
 */
export async function lockAdministrators(transaction: StoreTransaction): Promise<readonly number[]> {
  const rows = await transaction
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .orderBy('id')
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether this is a first start: there is no account at all. */
export async function hasNoUsers(store: Store): Promise<boolean> {
  const row = await store.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return row === undefined;
}

/** Notes that a password was made and printed at the first start, so that a notice shows until it is changed (R30). */
export async function recordFirstPassword(store: Store, passwordHash: string, nowMs: number): Promise<void> {
  await writeSetting(store, 'first_password', secretHash(passwordHash), nowMs);
}

/** @returns the username of the administrator with the printed password; null once it was changed. */
export async function firstPasswordHolder(store: Store): Promise<string | null> {
  const mark = await readSetting(store, 'first_password');
  if (mark === null) return null;
  const administrators = await store
    .selectFrom('users')
    .select(['username', 'password_hash as hash'])
    .where('role', '=', 'ADMIN')
    .execute();
  return administrators.find(({ hash }) => secretHash(hash) === mark)?.username ?? null;
}

/** Changes of administrators' accounts, and their names in the notices (R47). */
const accessChanges = {
  password_set: 'clave-nueva',
  password_reset: 'clave-de-un-uso',
  sign_in_changed: 'usuario-o-correo',
  sessions_closed: 'sesiones-cerradas',
  user_demoted: 'sin-rol',
  user_deleted: 'eliminado',
  factor_added: 'factor-agregado',
  factor_removed: 'factor-quitado',
  factors_lifted: 'sin-segundo-factor',
  recovery_codes_made: 'codigos-nuevos',
  recovery_code_used: 'codigo-usado',
} as const satisfies Partial<Record<AuditAction, string>>;

const formerName = z.object({ username: z.string().optional() });

/** As many as a screen shows; the log holds the rest. */
const ACCESS_CHANGES = 20;

/** Recent changes of administrators' accounts, newest first (R47). @param sinceMs - UTC milliseconds. */
export async function administratorChanges(store: Store, sinceMs: number) {
  const actions = Object.keys(accessChanges) as (keyof typeof accessChanges)[];
  const rows = await store
    .selectFrom('audit_log as l')
    .leftJoin('users as u', 'u.id', 'l.subject_user_id')
    .select(['u.username', 'l.at_ms as atMs', 'l.actor_name as actor', 'l.action', 'l.before_json as before'])
    .where('l.at_ms', '>', sinceMs)
    .where('l.action', 'in', actions)
    .where(({ eb, or }) =>
      or([
        eb('u.role', '=', 'ADMIN'),
        eb('l.action', '=', 'user_demoted' satisfies AuditAction),
        eb('l.before_json', 'like', '%"role":"ADMIN"%'),
      ]),
    )
    // Ending the own sessions is no notice.
    .where(({ eb, or }) =>
      or([
        eb('l.action', '<>', 'sessions_closed' satisfies AuditAction),
        eb('u.username', '<>', eb.ref('l.actor_name')),
      ]),
    )
    .orderBy('l.at_ms', 'desc')
    .orderBy('l.id', 'desc')
    .limit(ACCESS_CHANGES)
    .execute();
  return rows.map(({ action, before, ...row }) => ({
    ...row,
    former: action === 'sign_in_changed' ? formerName.parse(JSON.parse(before ?? '{}')).username : undefined,
    change: accessChanges[action as keyof typeof accessChanges],
  }));
}

/** Every administrator with the last sign-in of the log, oldest account first; `lastMs` in UTC milliseconds, null for none. */
export function administratorsWithSignIn(store: Store) {
  return store
    .selectFrom('users as u')
    .select((u) => [
      'u.username',
      u
        .selectFrom('audit_log as l')
        .select(({ fn }) => fn.max('l.at_ms').as('atMs'))
        .whereRef('l.subject_user_id', '=', 'u.id')
        .where('l.action', '=', 'signed_in' satisfies AuditAction)
        .as('lastMs'),
    ])
    .where('u.role', '=', 'ADMIN')
    .orderBy('u.id')
    .execute();
}

/**
 * Accounts that were made or became administrators lately and still are, newest first (R5).
 * @param sinceMs - UTC milliseconds.
 * @param exceptId - the caller, left out of the list.
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
  const seen = new Set<number>();
  // Made and promoted within days: the later of the two made the administrator.
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id));
}
