import type { Store, StoreTransaction } from '../database.ts';
import { preparedQuery } from '../prepared-query.ts';
import type { PasswordKind } from '../schema.ts';
import { endOwnPhonesOf } from './own-phones.ts';

interface SentToken {
  readonly id: number;
  /** The token's own id. */
  readonly jti: string;
  /** The member's phone that it belongs to; 0 for none. */
  readonly phoneId: number;
}

const byId = preparedQuery((store: Store, { id, jti, phoneId }: SentToken) =>
  store
    .selectFrom('users')
    .select(['id', 'username', 'role', 'password_kind as passwordKind', 'token_version as version'])
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('ended_tokens').select('jti').where('jti', '=', jti))),
    )
    .where(({ or, lit, exists, selectFrom, eb, val }) =>
      or([
        eb(val(phoneId), '=', lit(0)),
        exists(selectFrom('own_phones').select('own_phones.id').where('own_phones.id', '=', phoneId)),
      ]),
    ),
);

/**
 * The account of a request with a token, and the version that its tokens must carry (R7).
 * @returns null where there is none, after a sign-out with this token, and once its phone is forgotten (R57).
 */
export async function accountOfToken(store: Store, token: SentToken) {
  const [account] = await byId(store, token);
  return account ?? null;
}

/**
 * Ends one token, and what was confirmed with it.
 * @param untilMs - UTC milliseconds: its own end, or later.
 */
export async function endToken(transaction: StoreTransaction, jti: string, untilMs: number): Promise<void> {
  await transaction
    .insertInto('ended_tokens')
    .values({ jti, until_ms: untilMs })
    .onConflict((conflict) => conflict.column('jti').doNothing())
    .execute();
  await transaction.deleteFrom('confirmations').where('jti', '=', jti).execute();
}

/** Forgets ended tokens that have run out by themselves. @param nowMs - UTC milliseconds. */
export async function deleteExpiredTokens(store: Store, nowMs: number): Promise<void> {
  await store.deleteFrom('ended_tokens').where('until_ms', '<=', nowMs).execute();
}

/** How long a one-time password holds, in milliseconds (R5). */
export const ONE_TIME_MS = 72 * 60 * 60 * 1000;

export interface NewPassword {
  readonly hash: string;
  readonly kind: PasswordKind;
  /** UTC milliseconds until which a one-time password holds; null for the others. */
  readonly expiresMs: number | null;
  readonly nowMs: number;
}

/**
 * Gives an account a password and ends its sessions (R7).
 * @returns the version that new tokens carry.
 */
export async function setPassword(
  transaction: StoreTransaction,
  id: number,
  { hash, kind, expiresMs, nowMs }: NewPassword,
): Promise<number> {
  await transaction
    .updateTable('users')
    .set({ password_hash: hash, password_kind: kind, password_expires_ms: expiresMs, updated_ms: nowMs })
    .where('id', '=', id)
    .execute();
  return endSessions(transaction, id);
}

/** Makes every token of an account worthless, and its phones forgotten (R57). @returns the version that new tokens carry. */
export async function endSessions(transaction: StoreTransaction, id: number): Promise<number> {
  const { token_version } = await transaction
    .updateTable('users')
    .set(({ eb }) => ({ token_version: eb('token_version', '+', 1) }))
    .where('id', '=', id)
    .returning('token_version')
    .executeTakeFirstOrThrow();
  // After the account's row, in the order in which a new phone locks them.
  await endOwnPhonesOf(transaction, id);
  return token_version;
}

/** Writes the same password hashed with other costs; sessions stay (R4). */
export async function refreshHash(
  transaction: StoreTransaction,
  id: number,
  before: string,
  after: string,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ password_hash: after })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .execute();
}
