import { DAY_MS } from '@ministerio/contract/domain';
import type { Store, StoreTransaction } from '../database.ts';
import type { OwnPhoneSecretsTable } from '../schema-sign-in.ts';

/** Phones that one member may have (R58). */
export const MOST_PHONES = 3;
/** How long a phone is remembered after its last use, in milliseconds (R58). */
export const OWN_PHONE_MS: number = 60 * DAY_MS;

const columns = ['id', 'name', 'made_ms as madeMs', 'used_ms as usedMs', 'ends_ms as endsMs'] as const;

/** The phones of an account that are still remembered, newest first. @param nowMs - UTC milliseconds. */
export function phonesOf(store: Store, userId: number, nowMs: number) {
  return store
    .selectFrom('own_phones')
    .select(columns)
    .where('user_id', '=', userId)
    .where('ends_ms', '>', nowMs)
    .orderBy('id', 'desc')
    .execute();
}

/** A member's phone; instants in UTC milliseconds. */
export type OwnPhoneRow = Awaited<ReturnType<typeof phonesOf>>[number];

export interface NewOwnPhone {
  readonly userId: number;
  readonly name: string;
  /** Of its first secret. */
  readonly hash: string;
  /** Of the secret that its browser had before; null for none. */
  readonly formerHash: string | null;
  /** Id of the token that asks. */
  readonly jti: string;
}

/**
 * Remembers a phone, in place of the one that this browser or this session had before: an answer may have got lost.
 * @returns null where the account has three others already.
 */
export async function insertOwnPhone(
  transaction: StoreTransaction,
  { userId, name, hash, formerHash, jti }: NewOwnPhone,
  nowMs: number,
): Promise<OwnPhoneRow | null> {
  // Holds off a second one of the same account until this transaction ends.
  await transaction
    .updateTable('users')
    .set(({ ref }) => ({ token_version: ref('token_version') }))
    .where('id', '=', userId)
    .execute();
  await transaction
    .deleteFrom('own_phones')
    .where(({ or, and, eb, selectFrom }) =>
      or([
        and([eb('user_id', '=', userId), eb('made_by', '=', jti)]),
        eb(
          'id',
          'in',
          selectFrom('own_phone_secrets')
            .select('phone_id')
            .where('hash', '=', formerHash ?? ''),
        ),
      ]),
    )
    .execute();
  if ((await phonesOf(transaction, userId, nowMs)).length >= MOST_PHONES) return null;
  const phone = await transaction
    .insertInto('own_phones')
    .values({
      user_id: userId,
      name,
      made_by: jti,
      presented_hash: null,
      made_ms: nowMs,
      used_ms: nowMs,
      ends_ms: nowMs + OWN_PHONE_MS,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  await insertSecret(transaction, { hash, phone_id: phone.id, generation: 1, issued_ms: nowMs });
  return phone;
}

/** The phone of a secret; null for none. @param hash - of the secret. */
export async function phoneOfSecret(store: Store, hash: string): Promise<number | null> {
  const found = await store
    .selectFrom('own_phone_secrets')
    .select('phone_id as id')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Phone that presented a secret; `stolen` where two people have it, which has ended the phone (R57). */
export interface ExchangedSecret {
  readonly phoneId: number;
  readonly userId: number;
  readonly stolen: boolean;
}

/**
 * Takes a secret and stores its successor, or ends the phone.
 * @param hash - of the secret that was presented.
 * @param next - hash of the successor.
 * @returns null for a secret that no phone has.
 */
export async function exchangeSecret(
  transaction: StoreTransaction,
  hash: string,
  next: string,
  nowMs: number,
): Promise<ExchangedSecret | null> {
  const secret = await transaction
    .selectFrom('own_phone_secrets')
    .select(['phone_id as phoneId', 'generation'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (secret === undefined) return null;
  // The row is locked from here: of two that present the same secret, the second sees what the first did.
  const phone = await transaction
    .updateTable('own_phones')
    .set({ used_ms: nowMs })
    .where('id', '=', secret.phoneId)
    .where('ends_ms', '>', nowMs)
    .returning(['user_id as userId', 'presented', 'presented_hash as presentedHash'])
    .executeTakeFirst();
  if (phone === undefined) return null;
  const verdict = judgeSecret(phone, { generation: secret.generation, hash });
  if (verdict === 'stolen') {
    await transaction.deleteFrom('own_phones').where('id', '=', secret.phoneId).execute();
    return { phoneId: secret.phoneId, userId: phone.userId, stolen: true };
  }
  await transaction
    .updateTable('own_phones')
    .set({ presented: secret.generation, presented_hash: hash, ends_ms: nowMs + OWN_PHONE_MS })
    .where('id', '=', secret.phoneId)
    .execute();
  await insertSecret(transaction, {
    hash: next,
    phone_id: secret.phoneId,
    generation: secret.generation + 1,
    issued_ms: nowMs,
  });
  return { phoneId: secret.phoneId, userId: phone.userId, stolen: false };
}

/** Forgets one phone of an account. @returns false where the account has no such phone. */
export async function deleteOwnPhone(
  transaction: StoreTransaction,
  userId: number,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('own_phones')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Forgets every phone of an account. */
export async function endOwnPhonesOf(transaction: StoreTransaction, userId: number): Promise<void> {
  await transaction.deleteFrom('own_phones').where('user_id', '=', userId).execute();
}

/** Forgets phones that nobody used for 60 days, and secrets that no cookie holds any more. */
export async function deleteExpiredOwnPhones(store: Store, nowMs: number): Promise<void> {
  await store.deleteFrom('own_phones').where('ends_ms', '<=', nowMs).execute();
  await store
    .deleteFrom('own_phone_secrets')
    .where('issued_ms', '<=', nowMs - OWN_PHONE_MS)
    .execute();
}

async function insertSecret(transaction: StoreTransaction, secret: OwnPhoneSecretsTable): Promise<void> {
  await transaction.insertInto('own_phone_secrets').values(secret).execute();
}

/** A phone's secrets as far as presented: each has a generation, one more than the one it was issued for. */
interface PhoneGeneration {
  /** The newest generation that was presented; 0 before the first. */
  readonly presented: number;
  /** Hash of the secret of that generation; null before the first. */
  readonly presentedHash: string | null;
}

/**
 * Judges a presented secret of a phone (R57). `advance`: a successor, presented for the first time, is answered with the next.
 * `again`: the one before, whose answer was lost as no successor of it was ever presented, is answered with one more.
 * `stolen`: any other was presented by two, so that the phone ends.
 * @param generation - the secret's.
 */
export function judgeSecret(
  { presented, presentedHash }: PhoneGeneration,
  secret: { readonly generation: number; readonly hash: string },
): 'advance' | 'again' | 'stolen' {
  if (secret.generation === presented + 1) return 'advance';
  return secret.hash === presentedHash ? 'again' : 'stolen';
}
