import { DAY_MS } from '@ministerio/contract/domain';
import type { Store, StoreTransaction } from '../database.ts';
import { preparedQuery } from '../prepared-query.ts';
import type { DoorKeysTable } from '../schema-door.ts';

/** How long a key is known, in milliseconds (R50). */
const KEPT_MS = 7 * DAY_MS;

/** Sender of a key: a phone, or an administrator. */
export type KeyHolder = Readonly<Pick<DoorKeysTable, 'phone_id' | 'account_id'>>;

/** Result of a key. */
export type DoorKey = Readonly<Pick<DoorKeysTable, 'clave' | 'result' | 'target_id'>>;

/** The keys among these that their holder sent before. */
export async function knownKeys(
  store: Store,
  { phone_id, account_id }: KeyHolder,
  claves: readonly string[],
): Promise<ReadonlyMap<string, DoorKey>> {
  const rows = await store
    .selectFrom('door_keys')
    .select(['clave', 'result', 'target_id'])
    .where('phone_id', '=', phone_id)
    .where('account_id', '=', account_id)
    .where('clave', 'in', claves)
    .execute();
  return new Map(rows.map((row) => [row.clave, row]));
}

const insert = preparedQuery((store: Store, row: DoorKeysTable) => store.insertInto('door_keys').values(row));

/** Notes what came of a key, in the transaction of it. A key that was there surfaces as a unique violation. */
export async function insertKey(transaction: StoreTransaction, row: DoorKeysTable): Promise<void> {
  await insert(transaction, row);
}

/** When a phone sent unknown numbers lately, UTC milliseconds, oldest first. */
export async function unknownSince(
  transaction: StoreTransaction,
  phoneId: number,
  sinceMs: number,
): Promise<readonly number[]> {
  const rows = await transaction
    .selectFrom('door_keys')
    .select('at_ms')
    .where('phone_id', '=', phoneId)
    .where('result', '=', 'no-existe')
    .where('at_ms', '>', sinceMs)
    .orderBy('at_ms')
    .execute();
  return rows.map(({ at_ms }) => at_ms);
}

/** Forgets keys after seven days. @param nowMs - UTC milliseconds. */
export async function deleteExpiredKeys(store: Store, nowMs: number): Promise<void> {
  await store
    .deleteFrom('door_keys')
    .where('at_ms', '<=', nowMs - KEPT_MS)
    .execute();
}
