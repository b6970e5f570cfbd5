import { secretHash } from '../../random.ts';
import type { Store, StoreTransaction } from '../database.ts';

/** Keeps a link of the projector by the hash of its secret. @param endsMs - UTC milliseconds. */
export async function insertScreenLink(
  transaction: StoreTransaction,
  secret: string,
  madeBy: number,
  endsMs: number,
): Promise<void> {
  const link = { hash: secretHash(secret), made_by: madeBy, ends_ms: endsMs };
  await transaction.insertInto('screen_links').values(link).execute();
}

/** Whether a secret is of a link that holds. @param nowMs - UTC milliseconds. */
export async function isScreenLink(store: Store, secret: string, nowMs: number): Promise<boolean> {
  const link = await store
    .selectFrom('screen_links')
    .select('hash')
    .where('hash', '=', secretHash(secret))
    .where('ends_ms', '>', nowMs)
    .executeTakeFirst();
  return link !== undefined;
}

/** Ends the links of one administrator, or all of them. @returns how many there were. */
export async function deleteScreenLinks(store: Store, madeBy?: number): Promise<number> {
  const { numDeletedRows } = await store
    .deleteFrom('screen_links')
    .$if(madeBy !== undefined, (links) => links.where('made_by', '=', madeBy ?? 0))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Forgets links whose day is over. @param nowMs - UTC milliseconds. */
export async function deleteExpiredScreenLinks(store: Store, nowMs: number): Promise<void> {
  await store.deleteFrom('screen_links').where('ends_ms', '<=', nowMs).execute();
}
