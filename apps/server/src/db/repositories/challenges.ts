import { secretHash } from '../../random.ts';
import type { Store, StoreTransaction } from '../database.ts';
import type { ChallengePurpose, ChallengesTable } from '../schema-sign-in.ts';

/** How long a challenge is good, in milliseconds (R45). */
export const CHALLENGE_MS: number = 300_000;

/** Notes a challenge, and deletes those that have run out. */
export async function insertChallenge(
  store: Store,
  challenge: string,
  bond: Omit<ChallengesTable, 'hash'>,
): Promise<void> {
  await deleteExpiredChallenges(store, bond.issued_ms);
  await store
    .insertInto('challenges')
    .values({ hash: secretHash(challenge), ...bond })
    .execute();
}

/** A challenge for a purpose that is good now; null for any other. */
export async function readChallenge(
  store: Store,
  challenge: string,
  purpose: ChallengePurpose,
  nowMs: number,
) {
  const row = await store
    .selectFrom('challenges')
    .select(['user_id as userId', 'ver as version', 'jti', 'secret', 'issued_ms as issuedMs'])
    .where('hash', '=', secretHash(challenge))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  const isGood = row !== undefined && row.issuedMs <= nowMs && nowMs - row.issuedMs < CHALLENGE_MS;
  return isGood ? row : null;
}

/** Uses a challenge up: of simultaneous uses one succeeds. */
export async function spendChallenge(transaction: StoreTransaction, challenge: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('challenges')
    .where('hash', '=', secretHash(challenge))
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Deletes challenges that have run out. @param nowMs - UTC milliseconds. */
export async function deleteExpiredChallenges(store: Store, nowMs: number): Promise<void> {
  await store
    .deleteFrom('challenges')
    .where('issued_ms', '<=', nowMs - CHALLENGE_MS)
    .execute();
}
