import type { DoorProfile } from '@ministerio/contract';
import { DOOR_LATE_MS } from '@ministerio/contract/domain';
import type { Updateable } from 'kysely';
import { countOf } from '../count-of.ts';
import { isPostgres, type Store, type StoreTransaction } from '../database.ts';
import { preparedQuery } from '../prepared-query.ts';
import type { Schema } from '../schema.ts';
import { deleteScreenLinks } from './screen-links.ts';

const columns = [
  'id',
  'name',
  'profile',
  'enrolled_ms as enrolledMs',
  'ends_ms as endsMs',
  'confirmed_ms as confirmedMs',
  'seen_ms as seenMs',
  'pending',
  'held_until_ms as heldUntilMs',
  'removed_ms as removedMs',
] as const;

const bySecret = preparedQuery(
  (store: Store, { id, secretHash }: { readonly id: number; readonly secretHash: string }) =>
    store
      .selectFrom('door_phones')
      .select(columns)
      .where('id', '=', id)
      .where('secret_hash', '=', secretHash),
);

/** A phone of the door, as the guard reads it. */
export type DoorPhoneRow = Awaited<ReturnType<typeof bySecret>>[number];

/** The phone of a credential; null where there is none. */
export async function phoneOf(
  store: Store,
  credential: { readonly id: number; readonly secretHash: string },
): Promise<DoorPhoneRow | null> {
  return (await bySecret(store, credential))[0] ?? null;
}

/** The phone as it is now; on PostgreSQL its other calls wait until the transaction ends, SQLite's holds the only write lock. */
export async function lockPhone(transaction: StoreTransaction, id: number): Promise<DoorPhoneRow | null> {
  const row = await transaction
    .selectFrom('door_phones')
    .select(columns)
    .where('id', '=', id)
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}

/** Rights of a code. */
export interface DoorGrant {
  readonly profile: DoorProfile;
  readonly categories: readonly number[];
  /** End of the inscription, UTC milliseconds. */
  readonly endsMs: number;
  /** The administrator who made the code. */
  readonly madeBy: number;
}

/** How many codes are good now, after those that ran out were deleted. */
export async function countCodes(transaction: StoreTransaction, nowMs: number): Promise<number> {
  await deleteExpiredCodes(transaction, nowMs);
  return countOf(transaction.selectFrom('door_codes'));
}

export async function deleteExpiredCodes(store: Store, nowMs: number): Promise<void> {
  await store.deleteFrom('door_codes').where('expires_ms', '<=', nowMs).execute();
}

export async function insertCode(
  transaction: StoreTransaction,
  hash: string,
  { profile, categories, endsMs, madeBy }: DoorGrant,
  expiresMs: number,
): Promise<void> {
  const row = { hash, profile, ends_ms: endsMs, made_by: madeBy, expires_ms: expiresMs };
  await transaction
    .insertInto('door_codes')
    .values({ ...row, categories: JSON.stringify(categories) })
    .execute();
}

/** Uses a code up: of any number of simultaneous calls one gets it. @returns null where it is not good, or used. */
export async function takeCode(
  transaction: StoreTransaction,
  hash: string,
  nowMs: number,
): Promise<DoorGrant | null> {
  const row = await transaction
    .deleteFrom('door_codes')
    .where('hash', '=', hash)
    .where('expires_ms', '>', nowMs)
    .returning(['profile', 'categories', 'ends_ms as endsMs', 'made_by as madeBy'])
    .executeTakeFirst();
  if (row === undefined) return null;
  return { ...row, categories: JSON.parse(row.categories) as number[] };
}

/** Adds a phone with the ministries that still exist. @returns its id. */
export async function insertPhone(
  transaction: StoreTransaction,
  { profile, categories, endsMs, madeBy }: DoorGrant,
  { name, secretHash }: { readonly name: string; readonly secretHash: string },
  nowMs: number,
): Promise<DoorPhoneRow> {
  const phone = await transaction
    .insertInto('door_phones')
    .values({
      secret_hash: secretHash,
      name,
      profile,
      made_by: madeBy,
      enrolled_ms: nowMs,
      ends_ms: endsMs,
      // Numbers alone show nobody: there is nothing to confirm.
      confirmed_ms: profile === 'numeros' ? nowMs : null,
      seen_ms: nowMs,
      pending: null,
      removed_ms: null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  if (categories.length > 0) {
    await transaction
      .insertInto('door_phone_categories')
      .columns(['phone_id', 'category_id'])
      .expression((query) =>
        query
          .selectFrom('categories')
          .select(({ val, ref }) => [val(phone.id).as('phone_id'), ref('id').as('category_id')])
          .where('id', 'in', categories),
      )
      .execute();
  }
  return phone;
}

/** Phones that are enrolled or may still deliver (R52), the newest first. */
export function listPhones(store: Store, nowMs: number) {
  return store
    .selectFrom('door_phones as p')
    .leftJoin('users as u', 'u.id', 'p.made_by')
    .select(['p.id', 'p.name', 'p.profile', 'p.enrolled_ms as enrolledMs', 'p.ends_ms as endsMs'])
    .select(['p.confirmed_ms as confirmedMs', 'p.seen_ms as seenMs', 'p.pending', 'u.username as maker'])
    .where('p.removed_ms', 'is', null)
    .where('p.ends_ms', '>', nowMs - DOOR_LATE_MS)
    .orderBy('p.id', 'desc')
    .execute();
}

/** The ministries of every phone, by name. */
export function phoneMinistries(store: Store) {
  return store
    .selectFrom('door_phone_categories as d')
    .innerJoin('categories as c', 'c.id', 'd.category_id')
    .select(['d.phone_id as phoneId', 'c.id', 'c.name'])
    .orderBy('c.name_key')
    .execute();
}

const changePhone = (transaction: StoreTransaction, id: number, change: Updateable<Schema['door_phones']>) =>
  transaction
    .updateTable('door_phones')
    .set(change)
    .where('id', '=', id)
    .where('removed_ms', 'is', null)
    .returning(['name', 'profile']);

/** Presses 'Es este'. @returns the phone; null where there is none that waits. */
export async function confirmPhone(transaction: StoreTransaction, id: number, nowMs: number) {
  const change = changePhone(transaction, id, { confirmed_ms: nowMs });
  return (await change.where('ends_ms', '>', nowMs).executeTakeFirst()) ?? null;
}

/** Ends a phone's inscription. @returns the phone; null where there is none. */
export async function removePhone(transaction: StoreTransaction, id: number, nowMs: number) {
  return (await changePhone(transaction, id, { removed_ms: nowMs }).executeTakeFirst()) ?? null;
}

/** Ends the codes, phones and links of the projector that an administrator made, who no longer is one (R47). */
export async function endDoorOf(transaction: StoreTransaction, userId: number, nowMs: number): Promise<void> {
  await transaction.deleteFrom('door_codes').where('made_by', '=', userId).execute();
  await deleteScreenLinks(transaction, userId);
  await transaction
    .updateTable('door_phones')
    .set({ removed_ms: nowMs })
    .where('made_by', '=', userId)
    .where('removed_ms', 'is', null)
    .execute();
}

/** Ends every code, phone and link of the projector: after a restore (R49). */
export async function endDoor(store: Store, nowMs: number): Promise<void> {
  await store.deleteFrom('door_codes').execute();
  await deleteScreenLinks(store);
  await store.updateTable('door_phones').set({ removed_ms: nowMs }).where('removed_ms', 'is', null).execute();
}

/** Notes a contact, and what the phone says it has still to send. @param pending - undefined where it said nothing. */
export async function notePhone(
  store: Store,
  id: number,
  nowMs: number,
  pending: number | undefined,
): Promise<void> {
  await store
    .updateTable('door_phones')
    .set({ ...(pending === undefined ? {} : { pending }), seen_ms: nowMs })
    .where('id', '=', id)
    .execute();
}

/** Takes no marks of a phone until an instant (R41). */
export async function holdPhone(transaction: StoreTransaction, id: number, untilMs: number): Promise<void> {
  await transaction.updateTable('door_phones').set({ held_until_ms: untilMs }).where('id', '=', id).execute();
}

/** Forgets phones whose inscription ended before an instant. */
export async function deleteOldPhones(transaction: StoreTransaction, beforeMs: number): Promise<void> {
  await transaction.deleteFrom('door_phones').where('ends_ms', '<', beforeMs).execute();
}
