import { createHash } from 'node:crypto';
import type { Store } from '../database.ts';
import { readSetting, writeSetting } from './settings.ts';

/** Notes that a password was made and printed at the first start, so that a notice stands until it is changed (R30). */
export async function recordFirstPassword(store: Store, passwordHash: string, nowMs: number): Promise<void> {
  await writeSetting(store, 'first_password', markOf(passwordHash), nowMs);
}

/** @returns the username of the administrator who still has the printed password; null where nobody has. */
export async function firstPasswordHolder(store: Store): Promise<string | null> {
  const mark = await readSetting(store, 'first_password');
  if (mark === null) return null;
  const administrators = await store
    .selectFrom('users')
    .select(['username', 'password_hash as hash'])
    .where('role', '=', 'ADMIN')
    .execute();
  return administrators.find(({ hash }) => markOf(hash) === mark)?.username ?? null;
}

function markOf(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url');
}
