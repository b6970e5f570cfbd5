import type { StoreTransaction } from '../database.ts';
import type { PasswordKind } from '../schema.ts';

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

/** Makes every token of an account worthless. @returns the version that new tokens carry. */
export async function endSessions(transaction: StoreTransaction, id: number): Promise<number> {
  const { token_version } = await transaction
    .updateTable('users')
    .set(({ eb }) => ({ token_version: eb('token_version', '+', 1) }))
    .where('id', '=', id)
    .returning('token_version')
    .executeTakeFirstOrThrow();
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
