import { z } from 'zod';
import { countOf } from '../count-of.ts';
import type { Store, StoreTransaction } from '../database.ts';
import { recordErasure } from './erasures.ts';

/** A passkey as it is stored. */
export interface Passkey {
  /** Base64url, like the public key. */
  readonly credentialId: string;
  readonly publicKey: string;
  readonly transports: readonly string[];
  readonly counter: number;
}

/** A passkey or an app that shows codes. */
export type StoredFactor = {
  readonly id: number;
  readonly name: string;
  readonly createdMs: number;
  readonly usedMs: number | null;
} & (
  | { readonly kind: 'passkey'; readonly passkey: Passkey }
  | { readonly kind: 'totp'; readonly secret: string }
);

const transportsOf = z.array(z.string()).catch([]);

/** The factors of an account, oldest first. */
export async function factorsOf(store: Store, userId: number): Promise<readonly StoredFactor[]> {
  const rows = await store
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(
    ({ id, name, created_ms, used_ms, credential_id, public_key, transports, counter, secret }) => {
      const facts = { id, name, createdMs: created_ms, usedMs: used_ms };
      if (secret !== null) return { ...facts, kind: 'totp', secret };
      const passkey = {
        credentialId: credential_id ?? '',
        publicKey: public_key ?? '',
        transports: transportsOf.parse(JSON.parse(transports ?? '[]')),
        counter,
      };
      return { ...facts, kind: 'passkey', passkey };
    },
  );
}

/** Whether an account has a second factor (R45). */
export async function hasFactor(store: Store, userId: number): Promise<boolean> {
  const row = await store
    .selectFrom('second_factors')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewFactor {
  readonly userId: number;
  readonly name: string;
  readonly nowMs: number;
}

export async function insertPasskey(
  transaction: StoreTransaction,
  { userId, name, nowMs }: NewFactor,
  { credentialId, publicKey, transports, counter }: Passkey,
): Promise<void> {
  await transaction
    .insertInto('second_factors')
    .values({
      ...{ user_id: userId, kind: 'passkey', name, created_ms: nowMs },
      credential_id: credentialId,
      public_key: publicKey,
      transports: JSON.stringify(transports),
      counter,
    })
    .execute();
}

/** @param step - the one whose code showed that the app works: it is used. */
export async function insertApp(
  transaction: StoreTransaction,
  { userId, name, nowMs }: NewFactor,
  secret: string,
  step: number,
): Promise<void> {
  await transaction
    .insertInto('second_factors')
    .values({ user_id: userId, kind: 'totp', name, created_ms: nowMs, secret, counter: step })
    .execute();
}

/**
 * Notes that a factor was used, once for each count: of simultaneous uses one succeeds.
 * @param counter - a passkey's signature counter, 0 where it counts nothing; of an app the step.
 */
export async function spendFactor(
  transaction: StoreTransaction,
  id: number,
  counter: number,
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('second_factors')
    .set({ counter, used_ms: nowMs })
    .where('id', '=', id)
    .where(({ eb, or, and }) => {
      const countsNothing = and([eb('kind', '=', 'passkey'), eb('counter', '=', 0)]);
      return or([eb('counter', '<', counter), ...(counter === 0 ? [countsNothing] : [])]);
    })
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Takes a factor from an account, for good: an older copy does not bring it back (R49). */
export async function deleteFactor(
  transaction: StoreTransaction,
  userId: number,
  id: number,
  nowMs: number,
): Promise<void> {
  const removed = await transaction
    .deleteFrom('second_factors')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(['id', 'created_ms'])
    .execute();
  for (const factor of removed) await recordErasure(transaction, 'factor', erasureRef(factor), nowMs);
}

/** An id may be given again on another machine, where nobody knows that it was taken. */
const erasureRef = ({ id, created_ms }: { readonly id: number; readonly created_ms: number }) =>
  `${id}@${created_ms}`;

/** Removes in a restored database a factor that was removed after its copy was made. @param ref - of its erasure */
export async function repeatFactorRemoval(transaction: StoreTransaction, ref: string): Promise<void> {
  const [id, createdMs] = ref.split('@').map(Number);
  await transaction
    .deleteFrom('second_factors')
    .where('id', '=', id ?? 0)
    .where('created_ms', '=', createdMs ?? 0)
    .execute();
}

/** Takes every factor, recovery code and challenge from an account. */
export async function liftFactors(
  transaction: StoreTransaction,
  userId: number,
  nowMs: number,
): Promise<void> {
  for (const { id } of await factorsOf(transaction, userId))
    await deleteFactor(transaction, userId, id, nowMs);
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('challenges').where('user_id', '=', userId).execute();
}

/** How many recovery codes an account has left. */
export function recoveryCodesLeft(store: Store, userId: number): Promise<number> {
  return countOf(store.selectFrom('recovery_codes').where('user_id', '=', userId));
}

/** Puts recovery codes in the place of those that are left. @param hashes - none takes them away. */
export async function replaceRecoveryCodes(
  transaction: StoreTransaction,
  userId: number,
  hashes: readonly string[],
  nowMs: number,
): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((hash) => ({ user_id: userId, hash, created_ms: nowMs }));
  await transaction.insertInto('recovery_codes').values(rows).execute();
}

/** Uses a recovery code up: of simultaneous uses one succeeds. */
export async function spendRecoveryCode(
  transaction: StoreTransaction,
  userId: number,
  hash: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
