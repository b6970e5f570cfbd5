import type { Random } from '../../random.ts';
import type { Store } from '../database.ts';

/** Facts about this installation. */
export type SettingKey =
  | 'installation_id'
  | 'tokens_not_before_ms'
  | 'demo'
  | 'first_steps'
  | 'first_password'
  | 'retention_day'
  | 'audit_check_day'
  | 'audit_check'
  | 'clock'
  | 'calendar_raise'
  | 'amount_forms'
  | 'copies_approval'
  | 'copies_state';

export async function readSetting(store: Store, key: SettingKey): Promise<string | null> {
  const row = await store.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}

export async function writeSetting(
  store: Store,
  key: SettingKey,
  value: string,
  nowMs: number,
): Promise<void> {
  await store
    .insertInto('settings')
    .values({ key, value, updated_ms: nowMs })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_ms: nowMs }))
    .execute();
}

export async function deleteSetting(store: Store, key: SettingKey): Promise<void> {
  await store.deleteFrom('settings').where('key', '=', key).execute();
}

/**
 * Writes a value unless it is already there. Of several processes that write it at once, one gets true.
 */
export async function claimSetting(
  store: Store,
  key: SettingKey,
  value: string,
  nowMs: number,
): Promise<boolean> {
  const row = await store
    .insertInto('settings')
    .values({ key, value, updated_ms: nowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value, updated_ms: nowMs }).where('settings.value', '<>', value),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Reads the installation's facts; the first process to ask gives it its id.
 * @returns `tokensNotBeforeMs` in UTC milliseconds: tokens issued before are refused (R29).
 */
export async function installationOf(store: Store, random: Random, nowMs: number) {
  await store
    .insertInto('settings')
    .values({ key: 'installation_id', value: random.text(16), updated_ms: nowMs })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const id = (await readSetting(store, 'installation_id')) ?? '';
  return { id, tokensNotBeforeMs: Number((await readSetting(store, 'tokens_not_before_ms')) ?? 0) };
}
