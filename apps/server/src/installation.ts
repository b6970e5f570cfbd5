import type { Store } from './db/database.ts';
import { readSetting } from './db/repositories/settings.ts';
import type { Random } from './security/random.ts';

/** Facts that tokens depend on. */
export interface Installation {
  readonly id: string;
  /** UTC milliseconds; tokens issued before are refused (R29). */
  readonly tokensNotBeforeMs: number;
}

/** Reads the installation's facts; the first process to ask gives it its id. */
export async function installationOf(store: Store, random: Random, nowMs: number): Promise<Installation> {
  await store
    .insertInto('settings')
    .values({ key: 'installation_id', value: random.text(16), updated_ms: nowMs })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const id = (await readSetting(store, 'installation_id')) ?? '';
  return { id, tokensNotBeforeMs: Number((await readSetting(store, 'tokens_not_before_ms')) ?? 0) };
}
