import type { Store } from '../database.ts';

/** Facts about this installation. */
export type SettingKey =
  | 'installation_id'
  | 'tokens_not_before_ms'
  | 'demo'
  | 'first_password'
  | 'retention_day';

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
 * Writes a value unless it stands already. Of several processes that write the same at once, one is told true.
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
